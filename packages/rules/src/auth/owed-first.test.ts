import { expect, test } from 'vitest';
import { owedFirst } from './owed-first.ts';

test('who has a temporary password owes a new one, and nobody else owes anything [TRUST-06, T-CON-6]', () => {
  expect(owedFirst({ passwordTemporary: true })).toBe('choose-password');
  expect(owedFirst({ passwordTemporary: false })).toBeNull();
});
