import { type DigitStyle, formatNumber } from '../text/digits.ts';

/** The «n يوم/أيام» of the fixed access message, whose rule is its own: 2 to 10 take أيام, every other number يوم. */
export function dayCountWords(days: number, style: DigitStyle = 'arabic'): string {
  return `${formatNumber(days, style)} ${days >= 2 && days <= 10 ? 'أيام' : 'يوم'}`;
}
