import { expect, test } from 'vitest';
import { closingDay, closingWords } from './closing-words.ts';

test.each([
  ['2026-11-21T19:00:00Z', 'السبت ٩ مساءً'],
  ['2026-11-22T22:30:00Z', 'الاتنين ١٢:٣٠ صباحًا'],
  ['2026-11-20T10:05:00Z', 'الجمعة ١٢:٠٥ مساءً'],
  // Egypt’s summer is an hour further from Greenwich.
  ['2026-07-14T05:00:00Z', 'التلات ٨ صباحًا'],
])('a unit that closes at %s is open until «%s» [LEARN-04]', (moment, words) => {
  expect(closingWords(Date.parse(moment), 'arabic')).toBe(words);
});

test.each([
  ['2026-11-17T19:00:00Z', 'النهارده', '٩ مساءً', true, '٩ مساءً'],
  // An hour before midnight in Egypt is tomorrow in nobody's diary yet.
  ['2026-11-17T21:59:00Z', 'النهارده', '١١:٥٩ مساءً', true, '١١:٥٩ مساءً'],
  ['2026-11-17T22:30:00Z', 'بكرة', '١٢:٣٠ صباحًا', true, '١٢:٣٠ صباحًا'],
  ['2026-11-19T19:00:00Z', '١٩', 'الخميس', false, '٩ مساءً'],
])('on Tuesday the diary has «%s» as «%s», «%s» [LEARN-33]', (moment, day, below, isNear, hour) => {
  const tuesday = Date.parse('2026-11-17T17:00:00Z');
  expect(closingDay(Date.parse(moment), tuesday, 'arabic')).toEqual({ day, below, isNear, hour });
});
