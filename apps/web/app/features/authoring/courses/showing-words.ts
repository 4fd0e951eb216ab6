import { cairoWall } from '@hessa/rules/statistics/cairo-wall';
import { clockText } from '@hessa/rules/text/clock-text';
import type { DigitStyle } from '@hessa/rules/text/digits';
import type { TaughtLesson } from '../../../teach-shell/editing/use-taught-course.ts';
import { shortDay } from '../../../teach-shell/reports/short-date.ts';

export type TaughtShowing = TaughtLesson['showing'];

/** «١٨ نوفمبر، ٦:٣٠ م» by the clock in Egypt, which is the students'. */
export function appearanceText(at: string, digits: DigitStyle): string {
  const { day, time } = cairoWall(Date.parse(at));
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${shortDay(day, digits)}، ${clockText(hours, minutes, digits)}`;
}
