import { expect, test } from 'vitest';
import { dropUnprintable } from './drop-unprintable.ts';

test.each([
  ['Mariam ______ English', 'line', 'Mariam ______ English'],
  ['\u202Bاختار\u202C الصح', 'line', 'اختار الصح'],
  ['one\r\ntwo\tthree', 'line', 'one two three'],
  ['one\ntwo\u0000', 'lines', 'one\ntwo'],
  ['half \uD83D a face', 'line', 'half  a face'],
  ['a whole 😀', 'line', 'a whole 😀'],
] as const)('%j as %s becomes %j', (text, shape, kept) => {
  expect(dropUnprintable(text, shape)).toBe(kept);
});
