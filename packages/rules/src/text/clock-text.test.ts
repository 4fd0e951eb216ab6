import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [0, 0, '١٢ صباحًا'],
  [0, 5, '١٢:٠٥ صباحًا'],
  [9, 30, '٩:٣٠ صباحًا'],
  [12, 0, '١٢ مساءً'],
  [21, 0, '٩ مساءً'],
  [23, 59, '١١:٥٩ مساءً'],
])('%i:%i is written «%s» [LEARN-70]', (hour, minute, words) => {
  expect(clockText(hour, minute, 'arabic')).toBe(words);
});

test('in Latin digits where the tenant wants them [LEARN-70]', () => {
  expect(clockText(21, 5, 'latin')).toBe('9:05 مساءً');
});
