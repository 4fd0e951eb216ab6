import { describe, expect, test } from 'vitest';
import { resetPasswordFault } from './reset-password.ts';

describe('the second step of a password reset', () => {
  test.each([
    [{ otp: '', newPassword: 'abc', confirmPassword: 'abd' }, 'passwords-differ', 'RESET-12'],
    [{ otp: '', newPassword: 'abcde', confirmPassword: 'abcde' }, 'password-too-short', 'RESET-13'],
    [{ otp: ' ', newPassword: 'abcdef', confirmPassword: 'abcdef' }, 'otp-missing', 'RESET-11'],
    [{ otp: '123456', newPassword: 'abcdef', confirmPassword: 'abcdef' }, null, 'RESET-14'],
  ] as const)('%j answers %s [%s]', (form, fault, _ids) => {
    expect(resetPasswordFault(form)).toBe(fault);
  });
});
