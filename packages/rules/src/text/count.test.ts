import { expect, test } from 'vitest';
import { formatCount } from './count.ts';

test('nothing is a word where a nought alone would read as a dot [LEARN-13]', () => {
  expect([0, 7, 1200].map((value) => formatCount(value))).toEqual(['صفر', '٧', '١٬٢٠٠']);
  expect(formatCount(0, 'latin')).toBe('0');
});
