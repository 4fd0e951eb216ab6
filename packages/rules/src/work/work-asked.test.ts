import { expect, test } from 'vitest';
import { isEnoughWork, workAsked } from './work-asked.ts';

test('the first work is about a second of a cheap phone, the last about a minute [T-AUTH-14]', () => {
  expect([workAsked(10, 10), workAsked(1_000_000, 10)]).toEqual([2 ** 18, 2 ** 24]);
});

test.each([
  [5, 1],
  [10, 1],
  [40, 2],
  [160, 4],
  [500, 7.07],
  [640, 8],
  [1280, 16],
  [5120, 64],
  [1_000_000, 64],
])('after %d tries of a limit of ten, the work is %d times that of the first [T-AUTH-14]', (used, times) => {
  expect(workAsked(used, 10) / workAsked(10, 10)).toBeCloseTo(times, 1);
});

test('work of half the size counts, of less does not: others try meanwhile, and nobody saves up cheap work [T-AUTH-14]', () => {
  expect([isEnoughWork(50, 100), isEnoughWork(49, 100), isEnoughWork(0, 1)]).toEqual([true, false, false]);
});
