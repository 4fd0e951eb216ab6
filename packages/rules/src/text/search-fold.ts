import { SAME_LETTER } from './normalise-arabic.ts';

const DIGITS = '0123456789';

/** What is typed for one another: letters, and digits of three kinds. */
const LETTERS: readonly (readonly [written: string, searched: string])[] = [
  ...Object.entries(SAME_LETTER),
  ...[...'٠١٢٣٤٥٦٧٨٩'].map((digit, at) => [digit, DIGITS[at] ?? ''] as const),
  ...[...'۰۱۲۳۴۵۶۷۸۹'].map((digit, at) => [digit, DIGITS[at] ?? ''] as const),
];

/** Says nothing about which word it is: vowels, the tatweel, a bare hamza, spaces, invisible marks, punctuation. */
const DROPPED = [
  'ءـٰ',
  between(0x064b, 0x065f),
  between(0x200b, 0x200f),
  between(0x202a, 0x202e),
  between(0x2066, 0x2069),
  '\u00a0\ufeff \t\n\r',
  '-‐‑–—_.,،؛;:!?؟…\'’‘"“”«»()[]{}/\\|+*&%#@',
].join('');

/** The same for the database's `translate`: what stands in `from` beyond the length of `to` is dropped. */
export const SEARCH_LETTERS = {
  from: LETTERS.map(([written]) => written).join('') + DROPPED,
  to: LETTERS.map(([, searched]) => searched).join(''),
};

const SEARCHED: ReadonlyMap<string, string> = new Map([
  ...LETTERS,
  ...[...DROPPED].map((dropped) => [dropped, ''] as const),
]);

/** A text as searches see it: case, hamzas, taa marbuta, vowels, spacing and punctuation make no difference. */
export function foldForSearch(text: string): string {
  return Array.from(text.normalize('NFKC').toLowerCase(), (letter) => SEARCHED.get(letter) ?? letter).join('');
}

const TERMS_AT_MOST = 6;

/** The words that must all be found; none while too little is typed to mean anything. */
export function searchTerms(typed: string): string[] {
  const words = typed.replace(/[\p{Cc}\p{Cs}\ufffd]/gu, ' ').split(/\s+/);
  const terms = [...new Set(words.map(foldForSearch))].filter((term) => term !== '').slice(0, TERMS_AT_MOST);
  return terms.join('').length < 2 ? [] : terms;
}

/** Whether every word stands somewhere in the texts, and one of them in the thing's own. */
export function isFound(terms: readonly string[], own: string, around: string): boolean {
  const name = foldForSearch(own);
  const all = name + foldForSearch(around);
  return terms.every((term) => all.includes(term)) && terms.some((term) => name.includes(term));
}

function between(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)).join('');
}
