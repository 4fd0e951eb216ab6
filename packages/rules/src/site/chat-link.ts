import { toLatinDigits } from '../text/digits.ts';
import { wellFormed } from '../text/well-formed.ts';

/** The number as chat links take it: digits only, with the country code in front. */
export function chatNumber(number: string | null | undefined): string | null {
  const digits = toLatinDigits(number ?? '')
    .replace(/[^0-9+]/g, '')
    .replace(/^(?:\+|00)/, '')
    .replace(/^0/, '20');
  return /^[0-9]{8,15}$/.test(digits) ? digits : null;
}

/** A link that opens a chat with the text filled in, or null when there is no number to write to. */
export function chatLink(number: string | null | undefined, text: string): string | null {
  const digits = chatNumber(number);
  return digits === null ? null : `https://wa.me/${digits}?text=${encodeURIComponent(wellFormed(text))}`;
}

/** The same without a number: the app asks whom to send it to. */
export function shareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(wellFormed(text))}`;
}
