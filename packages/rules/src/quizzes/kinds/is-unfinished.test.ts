import { expect, test } from 'vitest';
import { isUnfinished } from './is-unfinished.ts';

test.each<[string, number, unknown, boolean]>([
  ['a match with a pair missing is unfinished', 3, [1, 0, -1], true],
  ['one that is whole is not', 3, [1, 0, 2], false],
  ['one that was not begun is empty', 3, [-1, -1, -1], false],
  ['a gap without a word is unfinished', 2, ['went', ''], true],
  ['gaps that are filled are not', 2, ['went', 'gone'], false],
  ['words that are not all in the line are unfinished', 3, [2, 1], true],
  ['one choice is whole', 1, 1, false],
  ['nothing is empty', 3, null, false],
])('%s [EXAM-195]', (_, parts, answer, is) => {
  expect(isUnfinished(parts, answer)).toBe(is);
});
