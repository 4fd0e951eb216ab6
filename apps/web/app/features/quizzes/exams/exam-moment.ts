import { cairoWall } from '@hessa/rules/statistics/cairo-wall';
import { clockText } from '@hessa/rules/text/clock-text';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { weekdayText } from '../../../ui/text/weekday-text.ts';

/** A moment on a wall in Egypt, wherever the phone is: «الخميس ١٩ نوفمبر الساعة ٤ مساءً». */
export function examMoment(at: number, digits: DigitStyle): string {
  const [hour = 0, minute = 0] = cairoWall(at).time.split(':').map(Number);
  return `${weekdayText(at, Date.now(), digits)} الساعة ${clockText(hour, minute, digits)}`;
}
