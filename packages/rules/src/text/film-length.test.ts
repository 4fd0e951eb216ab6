import { describe, expect, test } from 'vitest';
import { filmLeft, filmLength } from './film-length.ts';

describe('how long a film is', () => {
  test.each([
    [14 * 60, '١٤ دقيقة'],
    [4 * 60 + 10, '٤ دقايق'],
    [60, 'دقيقة'],
    [59.6, 'دقيقة'],
    [42, '٤٢ ثانية'],
    [0.2, 'ثانية'],
    [3599, 'ساعة'],
    [3600, 'ساعة'],
    [3900, 'ساعة و٥ دقايق'],
    [75 * 60, 'ساعة و١٥ دقيقة'],
  ])('%d seconds are «%s» wherever they are told [VID-06, LEARN-156]', (seconds, words) => {
    expect(filmLength(seconds, 'arabic')).toBe(words);
  });

  test.each([
    [235, 'فاضل ٤ دقايق'],
    [59, 'فاضل أقل من دقيقة'],
    [75 * 60, 'فاضل ساعة و١٥ دقيقة'],
  ])('%d seconds left are «%s» [VID-09, LEARN-156]', (seconds, words) => {
    expect(filmLeft(seconds, 'arabic')).toBe(words);
  });
});
