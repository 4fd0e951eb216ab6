import { describe, expect, test } from 'vitest';
import { GRADES } from '../courses/grade.ts';
import { limitOf, servedGrades, servesGrade } from './served-grades.ts';

describe('the grades somebody of the team serves', () => {
  test.each([
    ['assistant', null, null],
    ['assistant', ['Secondary3'], ['Secondary3']],
    ['assistant', ['Secondary3', 'prep3'], ['prep3', 'Secondary3']],
    ['assistant', ['a grade that is gone'], []],
    ['teacher', ['Secondary3'], null],
    ['owner', ['Secondary3'], null],
  ] as const)('%s of %j serves %j [DESK-102]', (role, chosen, served) => {
    expect(servedGrades(role, chosen)).toEqual(served);
  });

  test.each([
    [null, null],
    [GRADES, null],
    [
      ['Secondary3', 'prep3'],
      ['prep3', 'Secondary3'],
    ],
  ] as const)('chosen %j is kept as %j [DESK-102]', (chosen, kept) => {
    expect(limitOf(chosen)).toEqual(kept);
  });

  test.each([
    [null, 'Secondary1', true],
    [['Secondary3'], 'Secondary3', true],
    [['Secondary3'], 'Secondary1', false],
    [['Secondary3'], null, true],
    [[], 'Secondary1', false],
  ] as const)('who serves %j serves a student of %j: %j [DESK-103]', (served, grade, serves) => {
    expect(servesGrade(served, grade)).toBe(serves);
  });
});
