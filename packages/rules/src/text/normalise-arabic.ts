import { toLatinDigits } from './digits.ts';

/** Letters that people type for one another; each set is searched as one letter. */
export const SAME_LETTER: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};

/** The form in which two Arabic (or English) texts are compared when searching. */
export function normaliseArabic(text: string): string {
  return (
    toLatinDigits(text.normalize('NFKC'))
      .toLowerCase()
      // Short vowels, the dagger alef, the tatweel and a hamza without a seat are how a word is drawn, not which it is.
      .replace(/[\u0621\u0640\u064b-\u065f\u0670]/g, '')
      .replace(/[أإآٱؤئةىیک]/g, (letter) => SAME_LETTER[letter] ?? letter)
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Whether any of the texts contains what was typed; an empty search finds everything. */
export function matchesSearch(texts: readonly (string | null | undefined)[], typed: string): boolean {
  const wanted = normaliseArabic(typed);
  if (wanted === '') return true;
  return texts.some((text) => text != null && normaliseArabic(text).includes(wanted));
}
