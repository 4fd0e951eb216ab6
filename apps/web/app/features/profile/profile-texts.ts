import { STUDENT_PASSWORD_MIN_LENGTH } from '@hessa/rules/auth/password';
import type { ProfileFault } from '@hessa/rules/profile/profile-changes';
import { LETTER } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import type { ApiError } from '../../api/api-error.ts';
import type { Said } from './english-line.tsx';

export type ProfileField = 'name' | 'grade' | 'currentPassword' | 'newPassword' | 'confirmPassword';

export const UNCHANGED: Said = { en: 'No changes were made', ar: 'مفيش حاجة اتغيّرت.' };

export function faultOf(fault: ProfileFault, digits: DigitStyle): { field: ProfileField; said: Said } {
  switch (fault) {
    case 'name-missing':
      return { field: 'name', said: { en: 'User name is required', ar: 'اكتب اسمك.' } };
    case 'passwords-differ':
      return { field: 'confirmPassword', said: { en: 'Passwords do not match', ar: 'كلمة السر وتأكيدها مش زي بعض.' } };
    case 'password-too-short': {
      const least = countedNoun(STUDENT_PASSWORD_MIN_LENGTH, LETTER, digits);
      return {
        field: 'newPassword',
        said: {
          en: 'Password must be at least 6 characters long',
          ar: `كلمة السر لازم تكون ${least} أو أكتر.`,
        },
      };
    }
  }
}

/** Refusals that only the server can know, under the field that they are about. */
const FIELD_OF: Readonly<Record<string, ProfileField>> = {
  'register.name_missing': 'name',
  'profile.grade_unknown': 'grade',
  'profile.current_password_needed': 'currentPassword',
  'profile.password_too_short': 'newPassword',
  'password.staff_too_short': 'newPassword',
  'password.too_long': 'newPassword',
  'password.too_common': 'newPassword',
};

export function refusalOf(error: ApiError): { field: ProfileField | null; said: Said } {
  // Without a quoted English the server's two texts are one.
  const en = error.message === error.messageAr || error.isNetwork ? undefined : error.message;
  return { field: FIELD_OF[error.code] ?? null, said: { en, ar: error.messageAr } };
}
