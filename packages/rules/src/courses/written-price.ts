import { toLatinDigits } from '../text/digits.ts';
import { MAX_PRICE_PIASTRES, PIASTRES_PER_POUND, piastresFromPounds } from './price.ts';

/** A price as a teacher writes it, in any digits: «١٤٩٫٥», «1,250», empty for free. Null is no price. */
export function piastresFromText(text: string): number | null {
  const plain = plainPrice(text);
  if (plain === '') return 0;
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? piastresFromPounds(Number(plain)) : null;
}

/** A price, but one above the highest that there can be. */
export function isTooDear(text: string): boolean {
  const plain = plainPrice(text);
  return /^\d+(\.\d{1,2})?$/.test(plain) && Number(plain) * PIASTRES_PER_POUND > MAX_PRICE_PIASTRES;
}

function plainPrice(text: string): string {
  return toLatinDigits(text)
    .trim()
    .replace(/[٬,](?=\d{3}(?!\d))/g, '')
    .replace(/[٫,]/, '.');
}

/** The same back, as it is edited: pounds, with piastres only where there are any. */
export function textFromPiastres(piastres: number): string {
  const pounds = piastres / PIASTRES_PER_POUND;
  return piastres % PIASTRES_PER_POUND === 0 ? String(pounds) : pounds.toFixed(2);
}
