import { toLatinDigits } from '../text/digits.ts';
import { piastresFromPounds } from './price.ts';

/** Pounds as a teacher types them, in any digits and with either decimal sign, or null for what is no price. */
export function poundsFromText(typed: string): number | null {
  const text = toLatinDigits(typed.trim()).replace(/[٫,]/, '.');
  if (!/^[0-9]{1,6}(?:\.[0-9]{1,2})?$/.test(text)) return null;
  const pounds = Number(text);
  return piastresFromPounds(pounds) === null ? null : pounds;
}
