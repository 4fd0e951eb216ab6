import { expect, test } from 'vitest';
import { bookProblems, EMPTY_BOOK } from './written-book.ts';

test('the price of a book that is too high is told the highest, and not how a price is written [DESK-365]', () => {
  const problemOf = (price: string) => bookProblems({ ...EMPTY_BOOK, title: 'كتاب', price }, 'arabic').price;
  expect(problemOf('99999999')).toBe('أعلى سعر ممكن ١٠٠٬٠٠٠ جنيه.');
  expect(problemOf('')).toContain('اكتب السعر بالجنيه');
  expect(problemOf('150')).toBeUndefined();
});
