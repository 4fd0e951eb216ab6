import { isShorterThanStudentMinimum } from './password.ts';

export type ResetPasswordFault = 'passwords-differ' | 'password-too-short' | 'otp-missing';

/** The first fault of the second step, in the order the specification checks them, or null. */
export function resetPasswordFault(form: {
  readonly otp: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}): ResetPasswordFault | null {
  if (form.newPassword !== form.confirmPassword) return 'passwords-differ';
  if (isShorterThanStudentMinimum(form.newPassword)) return 'password-too-short';
  if (form.otp.trim() === '') return 'otp-missing';
  return null;
}
