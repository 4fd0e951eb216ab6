import { expect, test } from 'vitest';
import type { CourseOutline } from './course-outline.ts';
import { isHiddenDraft } from './is-hidden-draft.ts';

const course = (active: boolean) => ({ course: { active } }) as CourseOutline;
const grant = { enrolledAt: 1 };

test('a course outside the catalogue is there for who holds it or a unit of it, and for nobody else [OP-CURR-9]', () => {
  const nothing = { course: null, units: new Map() };
  expect(isHiddenDraft(course(false), nothing)).toBe(true);
  expect(isHiddenDraft(course(false), { ...nothing, course: grant })).toBe(false);
  expect(isHiddenDraft(course(false), { ...nothing, units: new Map([[1, grant]]) })).toBe(false);
  expect(isHiddenDraft(course(true), nothing)).toBe(false);
});
