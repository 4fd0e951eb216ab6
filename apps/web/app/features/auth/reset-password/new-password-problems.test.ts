import { catalogue } from '@hessa/contract/errors/catalogue';
import { describe, expect, test } from 'vitest';
import { emptyNewPassword, type NewPassword, newPasswordProblems } from './new-password-problems.ts';

const good: NewPassword = { otp: '٤٨٢ ٩١٠', newPassword: 'nagma-3ala', confirmPassword: 'nagma-3ala' };
const problems = (different: Partial<NewPassword>) => newPasswordProblems({ ...good, ...different }, 'arabic');

describe('the second step of the reset', () => {
  test('lets a filled-in form through, Arabic digits and spaces in the code forgiven [RESET-07]', () => {
    expect(problems({})).toEqual({});
  });

  test('is stopped by what is empty [RESET-11]', () => {
    expect(Object.keys(newPasswordProblems(emptyNewPassword, 'arabic'))).toEqual(Object.keys(emptyNewPassword));
    expect(problems({ otp: ' ' })).toEqual({ otp: 'اكتب الكود اللي وصلك.' });
  });

  test('says first that the passwords differ, then that they are short, then that the code is cut [RESET-12, RESET-13]', () => {
    expect(problems({ newPassword: 'abc', confirmPassword: 'abd', otp: '12' })).toEqual({
      confirmPassword: catalogue['register.passwords_differ'].ar,
    });
    expect(problems({ newPassword: 'abcde', confirmPassword: 'abcde', otp: '12' })).toEqual({
      newPassword: catalogue['password.too_short'].ar.replace('{least}', '٦ حروف'),
    });
    expect(problems({ otp: '48291' })).toEqual({ otp: 'الكود ٦ أرقام. راجعه من الرسالة.' });
  });
});
