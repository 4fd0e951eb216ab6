import { clockText } from '@hessa/rules/text/clock-text';
import { type DigitStyle, formatDigits } from '@hessa/rules/text/digits';

const MONTHS = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
];

/** «١٢ نوفمبر ٢٠٢٦» by the clock of whoever looks. */
export function shortDate(moment: string, digits: DigitStyle): string {
  const date = new Date(moment);
  return formatDigits(`${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`, digits);
}

/** The same with the hour, for what happened today. */
export function exactMoment(moment: string, digits: DigitStyle): string {
  const date = new Date(moment);
  return `${shortDate(moment, digits)}، ${clockText(date.getHours(), date.getMinutes(), digits)}`;
}

/**
 * «١٢ نوفمبر» of a calendar day such as `2026-11-12`, wherever the reader's clock stands; with its year when that is not
 * this one.
 */
export function shortDay(day: string, digits: DigitStyle, now = new Date()): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const text = `${date} ${MONTHS[month - 1]}`;
  return formatDigits(year === now.getFullYear() ? text : `${text} ${year}`, digits);
}
