import { describe, expect, test } from 'vitest';
import { durationWords, remainingWords } from './duration-words.ts';

describe('the words for how long a video is', () => {
  test.each([
    [14 * 60, '١٤ دقيقة'],
    [4 * 60 + 10, '٤ دقايق'],
    [60, 'دقيقة'],
    [40, '٤٠ ثانية'],
    [3600, 'ساعة'],
    [3900, 'ساعة و٥ دقايق'],
  ])('%d seconds are «%s» [VID-06]', (seconds, words) => {
    expect(durationWords(seconds, 'arabic')).toBe(words);
  });

  test.each([
    [235, 'فاضل ٤ دقايق تقريبًا. شد حيلك!'],
    [59, 'فاضل أقل من دقيقة!'],
    [0, 'وصلت لآخر الفيديو.'],
  ])('%d seconds left are «%s» [VID-09]', (seconds, words) => {
    expect(remainingWords(seconds, 'arabic')).toBe(words);
  });
});
