import { expect, test } from 'vitest';
import { courseOwnership } from './ownership.ts';

const DAY = 86_400_000;
const enrolledAt = Date.UTC(2026, 0, 1);

test('a course is still open until its last unit has ended [T-CODE-5]', () => {
  const course = { unitCount: 3, openToAll: false };
  const at = (elapsed: number, change = {}) =>
    courseOwnership({ enrolledAt }, { ...course, ...change }, enrolledAt + elapsed);
  expect(courseOwnership(null, course, enrolledAt)).toBe('none');
  expect(at(21 * DAY - 1)).toBe('still-open');
  expect(at(21 * DAY)).toBe('ended');
  expect(at(900 * DAY, { openToAll: true })).toBe('still-open');
  expect(at(900 * DAY, { unitCount: 0 })).toBe('still-open');
  const extended = { enrolledAt, extendedUntil: enrolledAt + 30 * DAY };
  expect(courseOwnership(extended, course, enrolledAt + 29 * DAY)).toBe('still-open');
  expect(courseOwnership(extended, course, enrolledAt + 30 * DAY)).toBe('ended');
});
