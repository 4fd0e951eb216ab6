import { type Day, SCHOOL_TIME_ZONE } from './cairo-day.ts';

const CLOCK = new Intl.DateTimeFormat('en-CA', {
  timeZone: SCHOOL_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** What the calendar and the clock on a wall in Egypt show. */
interface WallTime {
  readonly day: Day;
  /** Such as `18:30`. */
  readonly time: string;
}

export function cairoWall(moment: number): WallTime {
  const parts = new Map(CLOCK.formatToParts(moment).map(({ type, value }) => [type, value]));
  const [year, month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map((part) =>
    parts.get(part),
  );
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/**
 * The moment at which that wall shows this; null for what is no time. An hour that summer time leaves out is the hour
 * after it.
 */
export function cairoMoment({ day, time }: WallTime): number | null {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asIfUtc)) return null;
  const ahead = (moment: number) => {
    const wall = cairoWall(moment);
    return Date.parse(`${wall.day}T${wall.time}:00Z`) - moment;
  };
  // The second look is for the nights on which the clock is changed.
  const near = asIfUtc - ahead(asIfUtc);
  return asIfUtc - ahead(near);
}
