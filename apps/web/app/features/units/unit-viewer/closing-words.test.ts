import { expect, test } from 'vitest';
import { closingWords } from './closing-words.ts';

test.each([
  ['2026-11-21T19:00:00Z', 'السبت ٩ مساءً'],
  ['2026-11-22T22:30:00Z', 'الاتنين ١٢:٣٠ صباحًا'],
  ['2026-11-20T10:05:00Z', 'الجمعة ١٢:٠٥ مساءً'],
  // Egypt’s summer is an hour further from Greenwich.
  ['2026-07-14T05:00:00Z', 'التلات ٨ صباحًا'],
])('a unit that closes at %s is open until «%s» [LEARN-04]', (moment, words) => {
  expect(closingWords(Date.parse(moment), 'arabic')).toBe(words);
});
