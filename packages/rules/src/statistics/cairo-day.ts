import { cairoAheadMs } from './cairo-ahead.ts';

export const SCHOOL_TIME_ZONE = 'Africa/Cairo';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day of the calendar on a wall in Egypt, such as `2026-11-15`. */
export type Day = string;

export function cairoDay(moment: number): Day {
  return new Date(moment + cairoAheadMs(moment)).toISOString().slice(0, 10);
}

/** A day so many days later; a calendar knows no summer time. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** How many days lie between two of them; the same day is none. */
export function daysBetween(earlier: Day, later: Day): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS);
}

/** The last days, oldest first; today is the last one. */
export function lastDays(today: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, at) => addDays(today, at - count + 1));
}
