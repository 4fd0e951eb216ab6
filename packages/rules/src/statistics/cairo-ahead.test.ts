import { expect, test } from 'vitest';
import { cairoDay } from './cairo-day.ts';
import { cairoWall } from './cairo-wall.ts';

const HOUR_MS = 60 * 60 * 1000;
const YEARS = Array.from({ length: 20 }, (_, at) => 2018 + at);
/** Clocks are changed in April and in October, if at all; elsewhere a look at every half day is enough. */
const stepAt = (moment: number) => HOUR_MS * ([3, 9].includes(new Date(moment).getUTCMonth()) ? 1 : 12);

/** The wall in Egypt as the platform's own tables of time zones have it. */
const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Cairo',
  dateStyle: 'short',
  timeStyle: 'short',
});

test.each(YEARS)(
  'the wall in Egypt shows what the tables of time zones say, by day and by hour in %i [LEARN-101]',
  (year) => {
    for (let moment = Date.UTC(year, 0, 1); moment < Date.UTC(year + 1, 0, 1); moment += stepAt(moment)) {
      const { day, time } = cairoWall(moment);
      const wall = `${day} ${time}`;
      if (wall !== CLOCK.format(moment)) expect(wall, new Date(moment).toISOString()).toBe(CLOCK.format(moment));
      if (cairoDay(moment) !== day) expect(cairoDay(moment)).toBe(day);
    }
  },
);
