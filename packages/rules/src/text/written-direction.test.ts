import { expect, test } from 'vitest';
import { writtenDirection } from './written-direction.ts';

test.each([
  ['', 'rtl'],
  ['12:30', 'rtl'],
  ['since', 'ltr'],
  ['since م', 'rtl'],
  ['مع since', 'rtl'],
])('«%s» is written %s [LEARN-89]', (text, direction) => {
  expect(writtenDirection(text)).toBe(direction);
});
