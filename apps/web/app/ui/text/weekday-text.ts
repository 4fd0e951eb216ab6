import { cairoClock } from '@hessa/rules/statistics/cairo-wall';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { dayText } from './day-text.ts';

const WEEKDAYS = ['الأحد', 'الاتنين', 'التلات', 'الأربع', 'الخميس', 'الجمعة', 'السبت'];

/** «الأحد» in Egypt. */
export function weekdayName(moment: number): string {
  return WEEKDAYS[cairoClock(moment).getUTCDay()] ?? '';
}

/** «الأحد ٢٢ نوفمبر» in Egypt, with its year when that is not this one. */
export function weekdayText(moment: number | string, now: number, digits: DigitStyle): string {
  const at = new Date(moment);
  return `${weekdayName(at.getTime())} ${dayText(at, new Date(now), digits)}`;
}
