import { expect, test } from 'vitest';
import { remainingWords } from './remaining-words.ts';

test.each([
  [235, 'فاضل ٤ دقايق تقريبًا. شد حيلك!'],
  [59, 'فاضل أقل من دقيقة!'],
  [0, 'وصلت لآخر الفيديو.'],
])('%d seconds left are «%s» [VID-09]', (seconds, words) => {
  expect(remainingWords(seconds, 'arabic')).toBe(words);
});
