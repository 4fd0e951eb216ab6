import { expect, test } from 'vitest';
import { noLineForCode } from './kept-code-words.ts';

test.each([
  [true, 'النت مقطوع دلوقتي. الكود محفوظ على جهازك، جرّب تاني لما يرجع.'],
  [false, 'النت مقطوع دلوقتي. الكود لسه مكتوب مكانه، جرّب تاني لما يرجع.'],
])('a code pressed without a line, kept on the phone %s, is told where it is [LEARN-365]', (isKept, words) => {
  expect(noLineForCode(isKept)).toBe(words);
});
