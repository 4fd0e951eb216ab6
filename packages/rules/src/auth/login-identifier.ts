import { isEmail, normaliseEmail } from './email.ts';
import { type PhoneReading, readPhone } from './phone.ts';

export type InvalidIdentifier =
  | Exclude<PhoneReading, { kind: 'phone' | 'not-digits' }>
  | { readonly kind: 'malformed-email' }
  /** Neither digits nor an @: nothing tells which of the two was meant. */
  | { readonly kind: 'unrecognised' };

export type LoginIdentifier =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'invalid'; readonly reason: InvalidIdentifier };

/** Reads the one login field as an e-mail or a phone number, in the spelling that is stored. */
export function readLoginIdentifier(text: string): LoginIdentifier {
  const email = normaliseEmail(text);
  if (email.includes('@')) {
    return isEmail(email) ? { kind: 'email', email } : { kind: 'invalid', reason: { kind: 'malformed-email' } };
  }
  const reading = readPhone(text);
  if (reading.kind === 'phone') return reading;
  if (reading.kind === 'not-digits') return { kind: 'invalid', reason: { kind: 'unrecognised' } };
  return { kind: 'invalid', reason: reading };
}
