import { addDays, cairoDay } from '@hessa/rules/statistics/cairo-day';
import { cairoClock } from '@hessa/rules/statistics/cairo-wall';
import { type DigitStyle, formatDigits } from '@hessa/rules/text/digits';
import { weekdayName } from '../../../ui/text/weekday-text.ts';

/** The day of a moment within a week, as it is said in Egypt: «بكرة»، «التلات». */
export function comingDay(at: number, now: number): string {
  const [day, today] = [cairoDay(at), cairoDay(now)];
  if (day === today) return 'النهارده';
  return day === addDays(today, 1) ? 'بكرة' : weekdayName(at);
}

/** «٦ م»، «٩:٣٠ ص»: for a margin, where the whole word has no room. */
export function comingHour(at: number, digits: DigitStyle): string {
  const wall = cairoClock(at);
  const [hour, minute] = [wall.getUTCHours(), wall.getUTCMinutes()];
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return formatDigits(`${hour % 12 || 12}${minutes} ${hour < 12 ? 'ص' : 'م'}`, digits);
}
