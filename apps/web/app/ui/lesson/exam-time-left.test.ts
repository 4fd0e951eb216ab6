import { expect, test } from 'vitest';
import { leftElsewhereWords, spokenWarning, timeLeftWords } from './exam-time-left.ts';

const MINUTE = 60_000;

test.each([
  [30 * MINUTE, 'باقي ٣٠ دقيقة', false],
  [9.5 * MINUTE, 'باقي ١٠ دقايق', true],
  [5.5 * MINUTE, 'باقي ٦ دقايق', false],
  [3 * MINUTE, '٣:٠٠', false],
  [2.5 * MINUTE, '٢:٣٠', false],
  [-5, '٠:٠٠', false],
])(
  'with %i ms left a student reads %s, and hears of ten minutes only where there are ten [EXAM-157]',
  (ms, words, isTen) => {
    expect([timeLeftWords(ms, 'arabic'), spokenWarning(ms, 60 * MINUTE) === 'باقي عشر دقايق.']).toEqual([words, isTen]);
  },
);

test.each([30, 19.4, 7.2, 5.01])(
  'with %d minutes left the clock reads the same beside an exam’s name as on its paper [LEARN-293]',
  (minutes) => {
    expect(leftElsewhereWords(minutes * MINUTE, 'arabic')).toBe(timeLeftWords(minutes * MINUTE, 'arabic'));
    expect(leftElsewhereWords(249_000, 'arabic')).toBe('باقي ٤:٠٩');
  },
);

test.each([
  [1.9, 60, /^باقي دقيقتين/],
  [0.97, 60, /^$/],
  [0.97, 1, /^$/],
  [1.9, 2, /^$/],
  [9.9, 10, /^$/],
])('with %d minutes left of %d what is said aloud fits them [EXAM-197]', (left, length, words) => {
  expect(spokenWarning(left * MINUTE, length * MINUTE) ?? '').toMatch(words);
});
