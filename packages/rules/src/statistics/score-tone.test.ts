import { expect, test } from 'vitest';
import { markTone } from './score-tone.ts';

test.each([
  [0, undefined, 'wrong'],
  [60, false, 'warn'],
  [80, undefined, 'right'],
  [0, true, 'open'],
  [100, true, 'open'],
] as const)('a mark of %i, for now: %s, is told in the tone «%s» [EXAM-275]', (score, isForNow, tone) => {
  expect(markTone(score, isForNow)).toBe(tone);
});
