import { describe, expect, test } from 'vitest';
import { addDays, cairoDay, daysBetween, lastDays } from './cairo-day.ts';
import { dayChange } from './day-change.ts';
import { lookReasons } from './quiz-to-look-at.ts';

describe('days in Egypt', () => {
  test.each([
    ['a winter evening after ten in Greenwich is tomorrow', '2026-11-15T22:00:00Z', '2026-11-16'],
    ['and before it today', '2026-11-15T21:59:59Z', '2026-11-15'],
    ['in summer the day turns an hour earlier', '2026-07-15T21:00:00Z', '2026-07-16'],
  ])('%s', (_name, moment, day) => {
    expect(cairoDay(Date.parse(moment))).toBe(day);
  });

  test('days are counted over the ends of months and years, and over summer time', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-04-20', '2026-04-27')).toBe(7);
    expect(lastDays('2026-11-01', 3)).toEqual(['2026-10-30', '2026-10-31', '2026-11-01']);
  });
});

describe('today against the week before it', () => {
  test.each([
    ['more than usual', [9, 1, 1, 1, 1, 1, 1, 1, 5], { today: 5, usual: 1, kind: 'more' }],
    ['less, with one decimal', [2, 2, 2, 2, 3, 3, 3, 1], { today: 1, usual: 2.4, kind: 'less' }],
    ['nothing at all', [0, 0, 0], { today: 0, usual: 0, kind: 'same' }],
    ['the first day', [4], { today: 4, usual: 0, kind: 'more' }],
  ])('%s', (_name, counts, change) => {
    expect(dayChange(counts)).toEqual(change);
  });
});

describe('quizzes to look at', () => {
  test.each([
    ['a good one is only news', { papers: 40, average: 82, confusing: 0 }, []],
    ['a low average', { papers: 5, average: 49.9, confusing: 0 }, ['low-average']],
    ['a low average of four papers is four students', { papers: 4, average: 10, confusing: 0 }, []],
    ['questions that mislead come first', { papers: 12, average: 30, confusing: 2 }, ['confusing', 'low-average']],
  ])('%s', (_name, quiz, reasons) => {
    expect(lookReasons(quiz)).toEqual(reasons);
  });
});
