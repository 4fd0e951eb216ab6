import { expect, test } from 'vitest';
import { hastySeconds, wasAway, wrongInCommon } from './paper-flags.ts';
import { type KeptAnswer, NOT_COUNTED } from './regrade-paper.ts';

test.each([
  ['two seconds for each are not', 20_000, 10, null],
  ['less is', 15_000, 10, 1.5],
  ['a clock that was set back is', -5_000, 10, 0],
  ['a paper without questions is not', 0, 0, null],
])('what counts as hasty: %s [T-QUIZ-9]', (_case, took, questions, seconds) => {
  expect(hastySeconds(1_000_000, 1_000_000 + took, questions)).toBe(seconds);
});

test.each([
  ['one call', 1, 40, false],
  ['often', 3, 12, true],
  ['once, for long', 1, 60, true],
  ['never', 0, 0, false],
])('leaving the page: %s [EXAM-142]', (_case, times, seconds, told) => {
  expect(wasAway({ times, seconds })).toBe(told);
});

const [OUT, RIGHT] = [NOT_COUNTED, 0];

test.each<[string, KeptAnswer[], KeptAnswer[], number]>([
  ['two draws are compared by what both got', [1, 2, OUT, 1], [1, 2, 3, OUT], 2],
  ['one other answer there, and they are not alike', [1, 2, OUT], [1, 3, 3], 0],
  ['right answers in common say nothing', [RIGHT, RIGHT, 1], [RIGHT, RIGHT, 1], 1],
  ['nothing in common', [1, OUT], [OUT, 1], 0],
  ['ticks are compared as a whole', [[1, 2]], [[1, 2]], 1],
])('equal wrong answers: %s [EXAM-141]', (_case, one, other, wrong) => {
  expect(wrongInCommon(one, other, (_place, answer) => answer !== RIGHT)).toBe(wrong);
});
