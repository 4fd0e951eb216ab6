import { expect, test } from 'vitest';
import { marksText } from './marks-text.ts';

test.each([
  [3, 9, '٣ من ٩ درجات'],
  [1, 3, '١ من ٣ درجات'],
  [5, 12, '٥ من ١٢ درجة'],
  [0, 9, 'ولا درجة من ٩ درجات'],
  [100, 103, '١٠٠ من ١٠٣ درجات'],
])('%d of %d marks are «%s» [LEARN-03]', (earned, possible, words) => {
  expect(marksText({ earned, possible }, 'arabic')).toBe(words);
});

test.each([
  [1.5, 2, '١٫٥ من درجتين'],
  [1.33, 4, '١٫٣٣ من ٤ درجات'],
])('parts of marks, %d of %d, are «%s» [KIND-05]', (earned, possible, words) => {
  expect(marksText({ earned, possible }, 'arabic')).toBe(words);
});

test('a school that writes Latin digits writes its marks with them [LEARN-03]', () => {
  expect(marksText({ earned: 3, possible: 9 }, 'latin')).toBe('3 من 9 درجات');
});
