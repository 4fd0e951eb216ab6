import { type DigitStyle, formatNumber } from '../text/digits.ts';

/** Prices are stored in whole piastres; the wire carries pounds as a decimal number. */
export const PIASTRES_PER_POUND = 100;
export const MAX_PRICE_PIASTRES = 100_000 * PIASTRES_PER_POUND;

export function isFree(piastres: number): boolean {
  return piastres === 0;
}

/** «مجاني» or pounds with two decimals, wherever a price stands. */
export function priceWords(piastres: number, style: DigitStyle = 'arabic'): string {
  if (isFree(piastres)) return 'مجاني';
  return `${formatNumber(piastres / PIASTRES_PER_POUND, style, 'two')} جنيه`;
}

/** Pounds from the wire as piastres, or null for what is no price: negative, too large, or finer than a piastre. */
export function piastresFromPounds(pounds: number): number | null {
  if (!Number.isFinite(pounds) || pounds < 0) return null;
  const piastres = Math.round(pounds * PIASTRES_PER_POUND);
  // 49.99 * 100 is not exactly 4999, so the way back decides whether anything was lost.
  if (piastres / PIASTRES_PER_POUND !== pounds || piastres > MAX_PRICE_PIASTRES) return null;
  return piastres;
}

export function poundsFromPiastres(piastres: number): number {
  return piastres / PIASTRES_PER_POUND;
}
