import type { DigitStyle } from '@hessa/rules/text/digits';
import { dayText } from './day-text.ts';

export const WEEKDAYS = ['الأحد', 'الاتنين', 'التلات', 'الأربع', 'الخميس', 'الجمعة', 'السبت'];

/** «الأحد ٢٢ نوفمبر» by the clock of whoever looks, with its year when that is not this one. */
export function weekdayText(moment: number | string, now: number, digits: DigitStyle): string {
  const at = new Date(moment);
  return `${WEEKDAYS[at.getDay()]} ${dayText(at, new Date(now), digits)}`;
}
