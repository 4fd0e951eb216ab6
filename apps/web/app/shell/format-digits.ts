import { type DigitStyle, toArabicDigits } from '@hessa/rules/text/digits';

/** A number that is a name, such as a year: its digits change, no separators appear. */
export function formatDigits(digits: string, style: DigitStyle): string {
  return style === 'arabic' ? toArabicDigits(digits) : digits;
}
