import { expect, test } from 'vitest';
import { tokenTail } from './token-tail.ts';

test('of a token only the last four characters are shown [OP-DEV-2]', () => {
  expect(tokenTail('abcdefghijklmnop')).toBe('…mnop');
  expect(tokenTail(null)).toBe('مفيش');
});
