import { expect, test } from 'vitest';
import { courseAction } from './course-action.ts';

test.each([
  ['checking', true, 'checking', 'CDET-17'],
  ['checking', false, 'checking', 'CDET-17'],
  [true, false, 'continue', 'CDET-18'],
  [true, true, 'continue', 'CDET-18'],
  [false, true, 'start-free', 'CDET-19, CDET-34'],
  [false, false, 'contact-or-code', 'CDET-20, CDET-21, CDET-34'],
] as const)('enrolled %s, free %s: the page offers %s [%s]', (enrolled, isFree, action, _ids) => {
  expect(courseAction(enrolled, isFree)).toBe(action);
});
