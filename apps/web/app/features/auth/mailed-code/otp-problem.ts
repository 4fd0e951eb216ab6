import { OTP_LENGTH, readOtp } from '@hessa/rules/auth/otp';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';

/** What is wrong with a typed code before it costs one of its tries; null when nothing is. */
export function otpProblem(text: string, digits: DigitStyle): string | null {
  if (text.trim() === '') return 'اكتب الكود اللي وصلك.';
  return readOtp(text) ? null : `الكود ${formatNumber(OTP_LENGTH, digits)} أرقام. راجعه من الرسالة.`;
}
