import { expect, test } from 'vitest';
import { wholeSeconds } from './covered-seconds.ts';
import { markCode, readSeenMark } from './mark-code.ts';

const ID = '7f3a1c52-9be0-4d6f-8a11-0c5e2f9ab3d7';

test('an account has a code of five letters that are read back as they were shown [FILM-22]', () => {
  const code = markCode(ID) ?? '';
  expect(code).toMatch(/^[ACDEFHJ-NPQRT-Y3479]{5}$/);
  expect(readSeenMark(code)?.number).toBe(0xf9ab3d7 % 24 ** 5);
  expect(readSeenMark(` ${code.toLowerCase()} `)?.number).toBe(0xf9ab3d7 % 24 ** 5);
  expect(markCode('u1')).toBeNull();
});

test.each([
  ['٠١٠١٢', { number: null, digits: '01012' }],
  ['4567', { number: null, digits: '4567' }],
  ['010 1234-5678', { number: null, digits: '01012345678' }],
  // May be either.
  ['34793', { number: (((20 * 24 + 21) * 24 + 22) * 24 + 23) * 24 + 20, digits: '34793' }],
])('"%s" is read for what it may be [FILM-23]', (typed, read) => {
  expect(readSeenMark(typed)).toEqual(read);
});

test.each(['', '123', 'K7M3', 'K7M3QX', 'KOI20', 'K7M5Q', 'محمد', '0'.repeat(16)])(
  '"%s" says nothing about anybody [FILM-23]',
  (typed) => {
    expect(readSeenMark(typed)).toBeNull();
  },
);

test('a second that was played in part was played [FILM-23]', () => {
  expect(
    wholeSeconds([
      [0.4, 14.2],
      [14.9, 20],
      [30, 30],
    ]),
  ).toEqual([[0, 20]]);
});
