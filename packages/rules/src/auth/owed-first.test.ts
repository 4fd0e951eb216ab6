import { expect, test } from 'vitest';
import { owedFirst } from './owed-first.ts';

test.each([
  ['student', false, false, true, null],
  ['student', true, false, false, 'choose-password'],
  ['assistant', false, false, true, null],
  ['teacher', false, false, true, null],
  ['owner', false, false, true, 'second-factor'],
  ['owner', false, true, true, null],
  ['owner', false, false, false, null],
  ['owner', true, false, true, 'choose-password'],
] as const)(
  '%s, temporary password %s, second factor proven %s, live %s: owes %s [TRUST-06, TRUST-10, T-CON-6, T-AUTH-15]',
  (role, passwordTemporary, secondFactorProven, live, owed) => {
    expect(owedFirst({ role, passwordTemporary, secondFactorProven }, live)).toBe(owed);
  },
);
