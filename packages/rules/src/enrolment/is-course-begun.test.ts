import { expect, test } from 'vitest';
import { isCourseBegun } from './is-course-begun.ts';

test.each([
  [0, null, false],
  [0, { isBegun: false }, false],
  [0, { isBegun: true }, true],
  [1, { isBegun: false }, true],
  [1, null, true],
])('a course of which %i lessons are done, with %j next, is begun: %s [LEARN-381]', (doneCount, next, begun) => {
  expect(isCourseBegun({ doneCount, next })).toBe(begun);
});
