import { cairoAheadMs } from './cairo-ahead.ts';
import type { Day } from './cairo-day.ts';

/** What the calendar and the clock on a wall in Egypt show. */
interface WallTime {
  readonly day: Day;
  /** Such as `18:30`. */
  readonly time: string;
}

/** That wall as a date: its parts by UTC are what stands there, wherever the device is. */
export function cairoClock(moment: number): Date {
  return new Date(moment + cairoAheadMs(moment));
}

export function cairoWall(moment: number): WallTime {
  const wall = cairoClock(moment).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/**
 * The moment at which that wall shows this; null for what is no time. An hour that summer time leaves out is the hour
 * after it.
 */
export function cairoMoment({ day, time }: WallTime): number | null {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asIfUtc)) return null;
  // The second look is for the nights on which the clock is changed.
  const near = asIfUtc - cairoAheadMs(asIfUtc);
  return asIfUtc - cairoAheadMs(near);
}
