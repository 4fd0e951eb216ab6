const LATIN = 'abcdefgh';
const ARABIC = ['أ', 'ب', 'ج', 'د', 'هـ', 'و', 'ز', 'ح'];
const ARABIC_FIRST = /^\P{L}*\p{Script=Arabic}/u;

/** An Arabic question is read from the right and lettered in Arabic; any other in English. */
export function isArabic(text: string): boolean {
  return ARABIC_FIRST.test(text);
}

export function answerLetter(position: number, arabic: boolean): string {
  return (arabic ? ARABIC[position] : LATIN[position]) ?? String(position + 1);
}
