import { expect, test } from 'vitest';
import { MISSING_COUNTED, missingWords } from './missing-counted.ts';

test.each([
  [0, '0'],
  [MISSING_COUNTED, '1,000'],
  [MISSING_COUNTED + 1, 'أكتر من 1,000'],
])('%i who have not handed a quiz in are said as «%s» [LEAN-08]', (missing, words) => {
  expect(missingWords(missing, 'latin')).toBe(words);
});
