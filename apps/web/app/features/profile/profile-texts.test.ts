import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { faultOf, refusalOf, UNCHANGED } from './profile-texts.ts';

test('the exact English of the profile screen has its Arabic beside it [PROF-11, PROF-13, PROF-14, OP-ERR-1]', () => {
  expect(UNCHANGED).toEqual({ en: 'No changes were made', ar: 'مفيش حاجة اتغيّرت.' });
  expect(faultOf('password-too-short', 'arabic')).toEqual({
    field: 'newPassword',
    said: { en: 'Password must be at least 6 characters long', ar: 'كلمة السر لازم تكون ٦ حروف أو أكتر.' },
  });
  expect(faultOf('passwords-differ', 'arabic')).toMatchObject({ field: 'confirmPassword' });
  expect(faultOf('name-missing', 'arabic')).toMatchObject({ field: 'name' });
});

test('a refusal is said under its field, in English only where the catalogue quotes it [OP-PROF-3, OP-ERR-1]', () => {
  const needed = new ApiError('profile.current_password_needed', 400, 'اكتب كلمة السر', 'اكتب كلمة السر');
  expect(refusalOf(needed)).toEqual({ field: 'currentPassword', said: { en: undefined, ar: 'اكتب كلمة السر' } });
  const short = new ApiError('profile.password_too_short', 400, 'Password must be…', 'قصيرة');
  expect(refusalOf(short)).toEqual({ field: 'newPassword', said: { en: 'Password must be…', ar: 'قصيرة' } });
  const line = new ApiError('network.failed', 0, 'Network error.', 'مفيش نت');
  expect(refusalOf(line)).toEqual({ field: null, said: { en: undefined, ar: 'مفيش نت' } });
});
