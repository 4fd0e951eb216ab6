import { type DigitStyle, formatDigits } from '@hessa/rules/text/digits';
import { WEEKDAYS } from '../../../ui/text/weekday-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a moment within a week, as it is said: «بكرة»، «التلات». */
export function comingDay(at: number, now: Date): string {
  const day = new Date(at);
  if (day.toDateString() === now.toDateString()) return 'النهارده';
  // By noon, since a day in which clocks change is no day long.
  const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12).getTime();
  if (new Date(noon + DAY_MS).toDateString() === day.toDateString()) return 'بكرة';
  return WEEKDAYS[day.getDay()] ?? '';
}

/** «٦ م»، «٩:٣٠ ص»: for a margin, where the whole word has no room. */
export function comingHour(at: number, digits: DigitStyle): string {
  const moment = new Date(at);
  const [hour, minute] = [moment.getHours(), moment.getMinutes()];
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return formatDigits(`${hour % 12 || 12}${minutes} ${hour < 12 ? 'ص' : 'م'}`, digits);
}
