import { expect, test } from 'vitest';
import { dueWords } from './due-words.ts';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * 24 * 60 * 60 * 1000).toISOString();

test.each([
  ['came-late', 0, 'نزل النهارده بعد ما الوحدة اتقفلت عنده، ولسه يقدر يحلّه'],
  ['came-late', 1, 'نزل امبارح بعد ما الوحدة اتقفلت عنده، ولسه يقدر يحلّه'],
  ['came-late', 3, 'نزل من ٣ أيام بعد ما الوحدة اتقفلت عنده، ولسه يقدر يحلّه'],
  ['ended', 0, 'ناقص، وميعاده كان النهارده، ولسه يقدر يحلّه'],
  ['ended', 20, 'ناقص من ٢٠ يوم، ولسه يقدر يحلّه'],
  ['over', 20, 'ناقص من ٢٠ يوم'],
  ['over', 1, 'ناقص، وميعاده كان امبارح'],
  [undefined, 2, 'ناقص من يومين'],
] as const)('what stands as %s since %i days is said so on the card [DESK-320]', (stands, days, words) => {
  expect(dueWords({ dueAt: daysAgo(days), stands }, NOW, 'arabic')).toBe(words);
});

test('what has time is said until when [DESK-320]', () => {
  expect(dueWords({ dueAt: daysAgo(-3), stands: 'open' }, NOW, 'arabic')).toMatch(/^قدامه لحد /);
});
