import { describe, expect, test } from 'vitest';
import { FAULT_MESSAGE_LENGTH, faultMessage, pagePattern } from './page-fault.ts';

test.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/course/6d1c3a52-6c1b-4d47-8d44-0d8f8f7e1a10/lesson/12/video', '/course/:id/lesson/:id/video'],
  ['/redeem/kvdkznvt', '/redeem/:id'],
  ['/courses/grade/Secondary1?phone=01000000001', '/courses/grade/:id'],
  ['/join-team#token=abc', '/join-team'],
  ['/مستر/أحمد', '/:id/:id'],
  ['/a/b/c/d/e/f/g/h/i/j/k', '/:id/:id/:id/:id/:id/:id/:id/:id'],
])('of the address %s only the pattern %s is told [FLOOR-05]', (path, pattern) => {
  expect(pagePattern(path)).toBe(pattern);
});

describe('the words of a fault', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
    [
      'Failed to fetch dynamically imported module: https://ahmed.example/assets/home-B1x2Y3z4.js',
      'Failed to fetch dynamically imported module: home-B1x2Y3z4.js',
    ],
    ['Failed to fetch https://ahmed.example/assets/manifest-3347149e.js?x=1', 'Failed to fetch manifest-3347149e.js'],
    ["This document requires 'TrustedHTML' assignment.", "This document requires 'TrustedHTML' assignment."],
    ['no such text: text.toWellFormed is not a function', 'no such text: text.toWellFormed is not a function'],
  ])('keep what helps: %s [FLOOR-05]', (told, kept) => {
    expect(faultMessage(told)).toBe(kept);
  });

  test.each([
    ['a phone', 'bad 01012345678 here', '0101'],
    ['a phone in parts', 'bad +20 101 234-5678 here', '234'],
    ['an Arabic phone', 'bad ٠١٠١٢٣٤٥٦٧٨ here', '٠١٠'],
    ['a mail address', 'no student@demo.test known', 'student'],
    ['an id', 'no 6d1c3a52-6c1b-4d47-8d44-0d8f8f7e1a10 known', '6d1c'],
    ['a token', 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl refused', 'eyJ'],
    ['a code', 'code KVDK-ZNVT is used', 'KVDK'],
    ['a query', 'GET /api/x?email=a&token=abc failed', 'token'],
    ['an address', 'at https://school.example/redeem/abcdefgh', 'redeem'],
    ['a second line', 'one\ntwo', '\n'],
  ])('lose %s [FLOOR-05]', (_what, told, secret) => {
    expect(faultMessage(told)).not.toContain(secret);
  });

  test('have an end [FLOOR-05]', () => {
    expect(faultMessage('word '.repeat(1_000)).length).toBeLessThanOrEqual(FAULT_MESSAGE_LENGTH);
  });
});
