import { describe, expect, test } from 'vitest';
import { playerTime } from '../media/player-time.ts';
import { aboutLength, filmLeft, filmLength } from './film-length.ts';

describe('how long a film is', () => {
  test.each([
    [14 * 60, '١٤ دقيقة'],
    [4 * 60 + 10, '٤ دقايق و١٠ ثواني'],
    [3 * 60 + 30, '٣ دقايق و٣٠ ثانية'],
    [9 * 60 + 59, '٩ دقايق و٥٩ ثانية'],
    [14 * 60 + 40, '١٤ دقيقة'],
    [60, 'دقيقة'],
    [59.6, '٥٩ ثانية'],
    [42, '٤٢ ثانية'],
    [0.2, 'ثانية'],
    [3599, '٥٩ دقيقة'],
    [3600, 'ساعة'],
    [3900, 'ساعة و٥ دقايق'],
    [75 * 60, 'ساعة و١٥ دقيقة'],
  ])('%d seconds are «%s» wherever they are told [VID-06, LEARN-156]', (seconds, words) => {
    expect(filmLength(seconds, 'arabic')).toBe(words);
  });

  test('no words tell more than the player counts, nor less of a short film [LEARN-156, DESK-257]', () => {
    for (let seconds = 1; seconds < 2 * 3600; seconds += 7) {
      const parts = playerTime(seconds).split(':').map(Number).reverse();
      const [rest = 0, minutes = 0, hours = 0] = parts;
      const told = filmLength(seconds, 'latin');
      const exact = seconds < 600 && rest > 0;
      expect(told.includes('ثان') || told.includes('ثواني'), told).toBe(exact);
      if (minutes > 2) expect(told, `${seconds}`).toContain(`${minutes} دق`);
      if (hours > 0) expect(told).toMatch(/^ساعة/);
    }
  });

  test.each([
    [212, '٤ دقايق'],
    [3599, 'ساعة'],
    [0.2, 'ثانية'],
  ])('what takes about %d seconds is «%s» [LEARN-156]', (seconds, words) => {
    expect(aboutLength(seconds, 'arabic')).toBe(words);
  });

  test.each([
    [235, 'فاضل ٤ دقايق'],
    [59, 'فاضل أقل من دقيقة'],
    [75 * 60, 'فاضل ساعة و١٥ دقيقة'],
  ])('%d seconds left are «%s» [VID-09, LEARN-156]', (seconds, words) => {
    expect(filmLeft(seconds, 'arabic')).toBe(words);
  });
});
