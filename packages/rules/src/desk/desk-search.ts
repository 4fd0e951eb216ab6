import { cardNumber } from '../codes/card-number.ts';
import { halfCode, isLessThanHalf, isShapedLikeCode, normaliseCode } from '../codes/code-text.ts';
import { toLatinDigits } from '../text/digits.ts';
import { normaliseArabic } from '../text/normalise-arabic.ts';

/**
 * Texts of which one has to stand in what a student is found by. One that begins with a space stands at the beginning
 * of a word or a number.
 */
export type SearchPart = readonly [string, ...string[]];

export type DeskSearch = {
  /** All of them have to be found; none when nobody is to be looked for. */
  readonly parts: readonly SearchPart[];
  /** What may be a whole code, typed or inside a link. */
  readonly code: string | null;
  /** What may be the beginning or the end of one, for whoever may read codes. */
  readonly half: string | null;
  /** Letters of a code too, and too few of them for that. */
  readonly isLessThanHalf: boolean;
  /** What may be the number of a card. */
  readonly serial: number | null;
  /** It is written as it is printed, and so meant before any phone that has the same digits in it. */
  readonly isCardNumber: boolean;
};

/** Below this half a school would be the answer. */
const SHORTEST = 3;
const SERIAL_DIGITS = 7;
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const REDEEM_LINK = /\/redeem\/([^/?#\s]+)/i;
/** Names whose long a is written by some and left out by others, as letters are compared. */
const TWO_SPELLINGS = [
  ['رحمان', 'رحمن'],
  ['اسماعيل', 'اسمعيل'],
  ['اسحاق', 'اسحق'],
  ['هارون', 'هرون'],
] as const;
const NUMBER = /^\+?\d+$/;

/** Everything that the desk's one box understands: names in any order, numbers in any spelling, codes, links, cards. */
export function readDeskSearch(typed: string): DeskSearch {
  const link = REDEEM_LINK.exec(typed)?.[1];
  if (link)
    return { parts: [], code: codeIn(link), half: null, isLessThanHalf: false, serial: null, isCardNumber: false };
  const text = typed.replace(INVISIBLE, '');
  const parts = searchParts(text);
  const isWorthwhile = parts.some(([wanted]) => wanted.trim().length >= SHORTEST || isShortName(wanted));
  const card = { serial: serialIn(text), isCardNumber: isCardNumber(text) };
  return {
    parts: isWorthwhile ? parts : [],
    code: codeIn(text),
    half: halfCode(text),
    isLessThanHalf: isLessThanHalf(text),
    ...card,
  };
}

/** The same for lists of students alone, which also begin with a single letter. */
export function searchParts(typed: string): SearchPart[] {
  const words = normaliseArabic(typed.replace(INVISIBLE, '').replace(/[№#]/g, ' ')).split(' ').filter(Boolean);
  return joinNumbers(words).flatMap((word) => (NUMBER.test(word) ? numberPart(word) : [wordPart(word)]));
}

/** Digits that follow one another are one number, however it was cut: «010 5550-0003»، «(010) 555». */
function joinNumbers(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const digits = /^[+\d().\-\u2010-\u2015]+$/.test(word) ? word.replace(/[().\-\u2010-\u2015]/g, '') : word;
    const before = joined.at(-1);
    if (/^\d+$/.test(digits) && before !== undefined && /^\+?\d*$/.test(before)) joined[joined.length - 1] += digits;
    else if (digits !== '') joined.push(digits);
  }
  return joined.filter((word) => word !== '+');
}

/** A word of one or two letters begins a name, with or without the article; a longer one may stand anywhere. */
function wordPart(word: string): SearchPart {
  if (word.length < SHORTEST) return [` ${word}`, ` ال${word}`];
  const spellings = TWO_SPELLINGS.flatMap(([long, short]) =>
    word.includes(long) ? word.replace(long, short) : word.includes(short) ? word.replace(short, long) : [],
  );
  return [word, ...spellings];
}

/** The country's code is the zero at the beginning; nothing yet while it is still being typed behind its plus. */
function numberPart(number: string): [SearchPart] | [] {
  const national = /^(?:\+|00)?20(\d*)$/.exec(number)?.[1];
  const isInternational = number.startsWith('+');
  if (isInternational) {
    if (national) return [[` 0${national}`]];
    return '+20'.startsWith(number) ? [] : [[number.slice(1)]];
  }
  return [national?.startsWith('1') ? [` 0${national}`, number] : [number]];
}

function isShortName(part: string): boolean {
  return /^ [^\d\s]{2,}$/.test(part);
}

function codeIn(text: string): string | null {
  return isShapedLikeCode(text) ? normaliseCode(text) : null;
}

function serialIn(text: string): number | null {
  const digits = toLatinDigits(text).replace(/[№#\s]/g, '');
  return /^\d+$/.test(digits) && digits.length <= SERIAL_DIGITS && Number(digits) > 0 ? Number(digits) : null;
}

function isCardNumber(text: string): boolean {
  const serial = serialIn(text);
  return serial !== null && (/[№#]/.test(text) || toLatinDigits(text).trim() === cardNumber(serial));
}
