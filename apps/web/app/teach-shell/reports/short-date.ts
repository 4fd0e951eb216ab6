import { cairoClock } from '@hessa/rules/statistics/cairo-wall';
import { clockText } from '@hessa/rules/text/clock-text';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { wallDay } from '../../ui/text/day-text.ts';

/** «١٢ نوفمبر ٢٠٢٦» in Egypt, wherever the reader is: a teacher's trail and a student's paper say the same. */
export function shortDate(moment: string, digits: DigitStyle): string {
  return wallDay(cairoClock(Date.parse(moment)), null, digits);
}

/** The same with the hour, for what happened today. */
export function exactMoment(moment: string, digits: DigitStyle): string {
  const wall = cairoClock(Date.parse(moment));
  return `${shortDate(moment, digits)}، ${clockText(wall.getUTCHours(), wall.getUTCMinutes(), digits)}`;
}

/**
 * «١٢ نوفمبر» of a calendar day such as `2026-11-12`, wherever the reader's clock stands; with its year when that is not
 * this one.
 */
export function shortDay(day: string, digits: DigitStyle, now = new Date()): string {
  return wallDay(new Date(day), now, digits);
}
