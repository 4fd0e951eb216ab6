import { describe, expect, test } from 'vitest';
import { profileChanges } from './profile-changes.ts';

const current = { name: 'أحمد', grade: 'Secondary1' };
const untouched = { ...current, newPassword: '', confirmPassword: '' };

describe('profile changes', () => {
  test.each([
    [{}, { kind: 'unchanged' }, 'PROF-11'],
    [{ name: ' أحمد ' }, { kind: 'unchanged' }, 'PROF-11'],
    [{ name: 'علي' }, { kind: 'changes', changes: { name: 'علي' } }, 'PROF-12'],
    [{ grade: 'prep3' }, { kind: 'changes', changes: { grade: 'prep3' } }, 'PROF-12'],
    [
      { newPassword: 'abcdef', confirmPassword: 'abcdef' },
      { kind: 'changes', changes: { password: 'abcdef' } },
      'PROF-12, ENT-07',
    ],
    [{ newPassword: 'abcdef' }, { kind: 'faults', faults: ['passwords-differ'] }, 'PROF-13'],
    [{ confirmPassword: 'abcdef' }, { kind: 'faults', faults: ['passwords-differ'] }, 'PROF-13'],
    [{ newPassword: 'abc', confirmPassword: 'abc' }, { kind: 'faults', faults: ['password-too-short'] }, 'PROF-14'],
    [{ name: ' ' }, { kind: 'faults', faults: ['name-missing'] }, 'PROF-04'],
    [
      { name: ' ', newPassword: 'abc', confirmPassword: 'abd' },
      { kind: 'faults', faults: ['name-missing', 'password-too-short', 'passwords-differ'] },
      'LEARN-432',
    ],
  ] as const)('%j gives %j [%s]', (edit, decision, _ids) => {
    expect(profileChanges(current, { ...untouched, ...edit })).toEqual(decision);
  });
});
