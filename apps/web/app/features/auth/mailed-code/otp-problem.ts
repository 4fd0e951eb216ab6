import { OTP_LENGTH, readOtp } from '@hessa/rules/auth/otp';
import { NUMERAL } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';

/** What is wrong with a typed code before it costs one of its tries; null when nothing is. */
export function otpProblem(text: string, digits: DigitStyle): string | null {
  if (text.trim() === '') return 'اكتب الكود اللي وصلك.';
  return readOtp(text) ? null : `الكود ${countedNoun(OTP_LENGTH, NUMERAL, digits)}. راجعه من الرسالة.`;
}
