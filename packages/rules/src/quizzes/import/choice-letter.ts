const LATIN = 'abcdefgh';
/** Arabic papers letter their choices in the old order; some in the order of the alphabet. */
const ABJAD = 'ابجدهوزح';
const ALPHABET = 'ابتثجحخد';

export const ORDERS = [LATIN, ABJAD, ALPHABET] as const;

/** As a character class of a pattern; a tatweel may follow, as in هـ. */
export const LETTERS = 'a-hA-Hأإآابجدهوزحتثخ';

/** One form for each letter: أ إ آ are ا, capitals are small. */
export function plainLetter(letter: string): string {
  const bare = letter.replaceAll('ـ', '').toLowerCase();
  return bare === 'أ' || bare === 'إ' || bare === 'آ' ? 'ا' : bare;
}

/** The place a letter stands for when nothing else says so. */
export function letterPlace(letter: string): number {
  const plain = plainLetter(letter);
  if (plain.length !== 1) return -1;
  const places = ORDERS.map((order) => order.indexOf(plain));
  return places.find((place) => place >= 0) ?? -1;
}
