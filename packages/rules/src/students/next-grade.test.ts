import { expect, test } from 'vitest';
import { nextGrade } from './next-grade.ts';

test.each([
  ['prep3', 'Secondary1'],
  ['Secondary1', 'Secondary2'],
  ['Secondary2', 'Secondary3'],
  ['Secondary3', null],
] as const)('after %s comes %s', (grade, next) => {
  expect(nextGrade(grade)).toBe(next);
});
