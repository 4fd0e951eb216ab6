import { toLatinDigits } from '../text/digits.ts';

/** 31 letters and digits without 0 O 1 I L, which are read for one another on a printed card. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;
export const CODE_MIN_LENGTH = 8;
const CODE_MAX_LENGTH = 12;

/** What is read for one another on a printed card, and so stands on none. */
export const READ_FOR_ANOTHER: readonly string[] = ['O', 'I', 'L', '0', '1'];

const LOOK_ALIKES: readonly (readonly [typed: string, meant: string])[] = [
  ['O', '0'],
  ['I', '1'],
  ['L', '1'],
];

/**
 * The one spelling in which a typed code is looked up: upper case, Latin digits, no spaces or dashes. A look-alike is
 * folded only when the alphabet holds what it looks like and not the letter itself; the standard alphabet holds
 * neither, so an O stays an O and simply belongs to no code.
 */
export function normaliseCode(text: string, alphabet: string = CODE_ALPHABET): string {
  let code = toLatinDigits(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s\-_\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '');
  for (const [typed, meant] of LOOK_ALIKES) {
    if (alphabet.includes(meant) && !alphabet.includes(typed)) code = code.replaceAll(typed, meant);
  }
  return code;
}

/** A code is worth sending when anything is left of it; the server alone knows whether it exists. */
export function hasCode(text: string): boolean {
  return text.trim() !== '';
}

/** Characters that stand in no code, for a hint beside the field; empty when there are none. */
export function foreignCharacters(text: string, alphabet: string = CODE_ALPHABET): string[] {
  return [...new Set(normaliseCode(text, alphabet))].filter((character) => !alphabet.includes(character));
}

/** A code as it is printed: groups of four. */
export function formatCode(code: string): string {
  return (code.match(/.{1,4}/gsu) ?? []).join('-');
}

/**
 * A new code from a source of random bytes. Bytes past the last whole multiple of the alphabet are dropped, so that
 * every character is equally likely.
 */
export function codeFromBytes(nextByte: () => number, length: number = CODE_LENGTH): string {
  const fair = 256 - (256 % CODE_ALPHABET.length);
  let code = '';
  while (code.length < length) {
    const byte = nextByte();
    if (byte < fair) code += CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length);
  }
  return code;
}

/** Whether something is typed that is shorter than any code: a letter was left out. */
export function isCutCode(text: string): boolean {
  const { length } = normaliseCode(text);
  return length > 0 && length < CODE_MIN_LENGTH;
}

/** So many letters of a code are half of one, as a card is printed: what is left when the other half was scratched off. */
export const HALF_LENGTH = 4;

/** What may be the beginning or the end of a code, in the one spelling; null for a whole one and for anything else. */
export function halfCode(text: string): string | null {
  const code = normaliseCode(text);
  const isHalf = code.length >= HALF_LENGTH && code.length < CODE_MIN_LENGTH;
  return isHalf && foreignCharacters(code).length === 0 ? code : null;
}

/** Whether these may be letters of a code, and are too few to look for one by them. */
export function isLessThanHalf(text: string): boolean {
  const code = normaliseCode(text);
  return code.length < HALF_LENGTH && /[A-Z]/.test(code) && foreignCharacters(code).length === 0;
}

export function isCodeLength(length: number): boolean {
  return Number.isInteger(length) && length >= CODE_MIN_LENGTH && length <= CODE_MAX_LENGTH;
}

/** Whether a card could have this on it; only the server knows whether one has. */
export function isShapedLikeCode(text: string): boolean {
  return isCodeLength(normaliseCode(text).length) && foreignCharacters(text).length === 0;
}
