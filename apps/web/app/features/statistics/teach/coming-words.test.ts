import { describe, expect, test } from 'vitest';
import { comingDay, comingHour } from './coming-words.ts';

const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 2, minute);
const NOW = at(15, 23, 30);

describe('the moments of the days ahead', () => {
  test.each([
    [at(15, 23, 45), 'النهارده'],
    [at(16, 0, 5), 'بكرة'],
    [at(16, 23), 'بكرة'],
    [at(17, 9), 'التلات'],
    [at(21, 9), 'السبت'],
    // The same day of the week again: a week is as far as it looks.
    [at(22, 9), 'الأحد'],
  ])('%i is %s [DESK-160]', (moment, words) => {
    expect(comingDay(moment, NOW)).toBe(words);
  });

  test('hours are short in a margin [DESK-160]', () => {
    expect([at(16, 18), at(16, 9, 5), at(16, 0), at(16, 12)].map((each) => comingHour(each, 'arabic'))).toEqual([
      '٦ م',
      '٩:٠٥ ص',
      '١٢ ص',
      '١٢ م',
    ]);
  });
});
