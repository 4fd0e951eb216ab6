import { expect, test } from 'vitest';
import { UNHANDED_COUNTED, unhandedWords } from './unhanded-counted.ts';

test.each([
  [0, '0'],
  [UNHANDED_COUNTED, '1,000'],
  [UNHANDED_COUNTED + 1, 'أكتر من 1,000'],
])('%i who have not handed a quiz in are said as «%s» [LEAN-08]', (missing, words) => {
  expect(unhandedWords(missing, 'latin')).toBe(words);
});
