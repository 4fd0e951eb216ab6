import { toLatinDigits } from '../text/digits.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

export const OTP_LENGTH = 6;
export const OTP_LIFETIME_MS = 10 * MINUTE;
export const OTP_ATTEMPTS = 5;
export const OTP_RESEND_MS = MINUTE;
const OTP_SENDS_PER_HOUR = 5;
const OTP_SENDS_PER_DAY = 10;

/** The six digits of a typed code, Arabic digits and stray spaces forgiven, or null. */
export function readOtp(text: string): string | null {
  const digits = toLatinDigits(text).replace(/[\s-]/g, '');
  return /^[0-9]{6}$/.test(digits) ? digits : null;
}

export type OtpSendDecision =
  | { readonly kind: 'send' }
  | { readonly kind: 'wait'; readonly until: number; readonly because: 'resend' | 'hour' | 'day' };

/** Whether one more code may be sent, given when the earlier ones were. */
export function otpSendDecision(sentAt: readonly number[], now: number): OtpSendDecision {
  const newestFirst = [...sentAt].sort((a, b) => b - a);
  const limits = [
    { because: 'day', count: OTP_SENDS_PER_DAY, within: 24 * HOUR },
    { because: 'hour', count: OTP_SENDS_PER_HOUR, within: HOUR },
    { because: 'resend', count: 1, within: OTP_RESEND_MS },
  ] as const;
  for (const { because, count, within } of limits) {
    const oldestThatCounts = newestFirst[count - 1] ?? Number.NEGATIVE_INFINITY;
    if (now - oldestThatCounts < within) {
      return { kind: 'wait', until: oldestThatCounts + within, because };
    }
  }
  return { kind: 'send' };
}
