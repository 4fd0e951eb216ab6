import { toLatinDigits } from '../text/digits.ts';
import { PIASTRES_PER_POUND, piastresFromPounds } from './price.ts';

/** A price as a teacher writes it, in any digits: «١٤٩٫٥», «1,250», empty for free. Null is no price. */
export function piastresFromText(text: string): number | null {
  const plain = toLatinDigits(text)
    .trim()
    .replace(/[٬,](?=\d{3}(?!\d))/g, '')
    .replace(/[٫,]/, '.');
  if (plain === '') return 0;
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? piastresFromPounds(Number(plain)) : null;
}

/** The same back, as it is edited: pounds, with piastres only where there are any. */
export function textFromPiastres(piastres: number): string {
  const pounds = piastres / PIASTRES_PER_POUND;
  return piastres % PIASTRES_PER_POUND === 0 ? String(pounds) : pounds.toFixed(2);
}
