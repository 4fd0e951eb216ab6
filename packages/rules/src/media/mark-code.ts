import { toLatinDigits } from '../text/digits.ts';

/** Letters and digits that are not taken for each other in a bad picture: of S and 5, B and 8, Z and 2 there is none. */
const LETTERS = 'ACDEFHJKLMNPQRTUVWXY3479';
const LENGTH = 5;
/** What is never in a code, as it is told to somebody who could not read one. */
export function neverInCode(): string[] {
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'].filter((each) => !LETTERS.includes(each));
}
/** So many codes there are. Among ten thousand students a few pairs share one: both are shown. */
export const MARK_CODES = LETTERS.length ** LENGTH;
/** So many hexadecimal digits at the end of an id decide about it. */
export const MARK_DIGITS = 7;
const FEWEST_DIGITS = 4;

/** The number behind an account's code; null for an id that is none of ours. */
function markNumber(accountId: string): number | null {
  const end = accountId.slice(-MARK_DIGITS);
  return /^[0-9a-f]{7}$/i.test(end) ? Number.parseInt(end, 16) % MARK_CODES : null;
}

/** Five letters beside the phone number: who covers or blurs the one has the other still to find. */
export function markCode(accountId: string): string | null {
  const number = markNumber(accountId);
  if (number === null) return null;
  const base = LETTERS.length;
  return Array.from({ length: LENGTH }, (_, at) => LETTERS[Math.floor(number / base ** (LENGTH - 1 - at)) % base]).join(
    '',
  );
}

export interface SeenMark {
  /** The number of a whole code. */
  readonly number: number | null;
  /** Digits of a phone, one behind the other. */
  readonly digits: string | null;
}

/** What somebody read off a clip: a code, some digits of a phone, or what may be either. Null for neither. */
export function readSeenMark(typed: string): SeenMark | null {
  const text = toLatinDigits(typed).toUpperCase().replace(/[\s-]/g, '');
  const places = [...text].map((letter) => LETTERS.indexOf(letter));
  const isCode = text.length === LENGTH && !places.includes(-1);
  const number = isCode ? places.reduce((sum, place) => sum * LETTERS.length + place, 0) : null;
  const digits = /^\d+$/.test(text) && text.length >= FEWEST_DIGITS && text.length <= 15 ? text : null;
  return number === null && digits === null ? null : { number, digits };
}
