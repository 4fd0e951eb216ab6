import { expect, test } from 'vitest';
import { dayCountWords } from './day-word.ts';

test.each([
  [1, '١ يوم'],
  [2, '٢ أيام'],
  [10, '١٠ أيام'],
  [11, '١١ يوم'],
  [28, '٢٨ يوم'],
])('%d days until opening read %s [UNIT-31]', (days, words) => {
  expect(dayCountWords(days)).toBe(words);
});
