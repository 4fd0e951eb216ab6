import { STUDENT_PASSWORD_MIN_LENGTH } from '@hessa/rules/auth/password';
import { resetPasswordFault } from '@hessa/rules/auth/reset-password';
import { LETTER } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import type { Problems } from '../../../api/use-form.ts';
import { otpProblem } from '../mailed-code/otp-problem.ts';

export const emptyNewPassword = { otp: '', newPassword: '', confirmPassword: '' };
export type NewPassword = typeof emptyNewPassword;

/** What stops the second step: first what it marks as required, then the checks in their order. */
export function newPasswordProblems(form: NewPassword, digits: DigitStyle): Problems<NewPassword> {
  const required = requiredProblems(form, digits);
  if (Object.keys(required).length > 0) return required;
  switch (resetPasswordFault(form)) {
    case 'passwords-differ':
      return { confirmPassword: 'كلمة السر وتأكيدها مش زي بعض.' };
    case 'password-too-short':
      return {
        newPassword: `كلمة السر لازم تكون ${countedNoun(STUDENT_PASSWORD_MIN_LENGTH, LETTER, digits)} أو أكتر.`,
      };
    default:
      return otpProblems(form, digits);
  }
}

function requiredProblems(form: NewPassword, digits: DigitStyle): Problems<NewPassword> {
  return {
    ...(form.otp.trim() ? {} : otpProblems(form, digits)),
    ...(form.newPassword ? {} : { newPassword: 'اكتب كلمة السر الجديدة.' }),
    ...(form.confirmPassword ? {} : { confirmPassword: 'اكتب كلمة السر مرة كمان.' }),
  };
}

function otpProblems({ otp }: NewPassword, digits: DigitStyle): Problems<NewPassword> {
  const problem = otpProblem(otp, digits);
  return problem ? { otp: problem } : {};
}
