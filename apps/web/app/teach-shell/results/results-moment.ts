import { cairoWall } from '@hessa/rules/statistics/cairo-wall';
import { clockText } from '@hessa/rules/text/clock-text';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { shortDay } from '../reports/short-date.ts';

/** «٢٠ نوفمبر، ١٠:٢٣ صباحًا» by the clock in Egypt, by which results are told, wherever the teacher is. */
export function resultsMoment(at: number, digits: DigitStyle): string {
  const { day, time } = cairoWall(at);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${shortDay(day, digits)}، ${clockText(hours, minutes, digits)}`;
}
