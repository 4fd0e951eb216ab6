import { type DigitStyle, formatDigits, toLatinDigits } from '@hessa/rules/text/digits';
import { NO_NUMBER } from './no-number.ts';

/** What was typed, in 0-9. Marks between thousands are left out: they would be in the way of the next digit. */
export function plainNumber(text: string): string {
  return toLatinDigits(text).replace(/٬/g, '').replace('٫', '.');
}

/** The same in the digits of the page; a lone «٠» reads as a dot. */
export function shownNumber(text: string, digits: DigitStyle): string {
  if (text === '0') return text;
  return formatDigits(digits === 'arabic' ? text.replace('.', '٫') : text, digits);
}

/** The whole number that was typed; null where no digit was: nobody who empties a field means zero. */
export function wholeNumber(typed: string): number | null {
  const read = typed.replace(/\D/g, '');
  return read === '' ? null : Number(read);
}

/** The same where a field may stay empty and nothing is less than one: 0, which no rule lets pass, for a refused part. */
export function countOrNone(typed: string, figures: number): number | null {
  if (typed === NO_NUMBER) return 0;
  return wholeNumber(typed.slice(0, figures)) || null;
}
