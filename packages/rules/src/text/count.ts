import { type Decimals, type DigitStyle, formatNumber } from './digits.ts';

/** A number that stands alone. Nothing is a word in Arabic: a lone «٠» reads as a dot. */
export function formatCount(value: number, style: DigitStyle = 'arabic', decimals?: Decimals): string {
  const number = formatNumber(value, style, decimals);
  return number === '٠' ? 'صفر' : number;
}
