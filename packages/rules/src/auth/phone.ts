import { toLatinDigits } from '../text/digits.ts';

export type PhoneReading =
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-digits' }
  | { readonly kind: 'wrong-start' }
  | { readonly kind: 'too-short'; readonly missing: number }
  | { readonly kind: 'too-long'; readonly extra: number };

const PHONE_LENGTH = 11;

/**
 * The one spelling of a phone number: Latin digits, no separators, the Egyptian country code folded to 0. The invisible
 * marks go as well, because numbers copied out of a contact list or a chat arrive wrapped in them.
 */
export function normalisePhone(text: string): string {
  const digits = toLatinDigits(text).replace(
    /[\s\-\u2010-\u2015().\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g,
    '',
  );
  return digits.replace(/^(?:\+|00)20/, '0');
}

/** Whether an already normalised number is 01 and nine digits. */
export function isEgyptianMobile(phone: string): boolean {
  return /^01[0-9]{9}$/.test(phone);
}

/** Reads a typed number and, when it is wrong, says in which way, so that a screen can say what to mend. */
export function readPhone(text: string): PhoneReading {
  const phone = normalisePhone(text);
  if (phone === '') return { kind: 'empty' };
  if (!/^[0-9]+$/.test(phone)) return { kind: 'not-digits' };
  if (!'01'.startsWith(phone.slice(0, 2))) return { kind: 'wrong-start' };
  if (phone.length < PHONE_LENGTH) return { kind: 'too-short', missing: PHONE_LENGTH - phone.length };
  if (phone.length > PHONE_LENGTH) return { kind: 'too-long', extra: phone.length - PHONE_LENGTH };
  return { kind: 'phone', phone };
}
