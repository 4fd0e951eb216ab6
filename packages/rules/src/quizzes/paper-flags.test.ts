import { expect, test } from 'vitest';
import { hastySeconds } from './paper-flags.ts';

test.each([
  ['two seconds for each are not', 20_000, 10, null],
  ['less is', 15_000, 10, 1.5],
  ['a clock that was set back is', -5_000, 10, 0],
  ['a paper without questions is not', 0, 0, null],
])('what counts as hasty: %s [T-QUIZ-9]', (_case, took, questions, seconds) => {
  expect(hastySeconds(1_000_000, 1_000_000 + took, questions)).toBe(seconds);
});
