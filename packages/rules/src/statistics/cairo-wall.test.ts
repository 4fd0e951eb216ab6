import { expect, test } from 'vitest';
import { cairoMoment, cairoWall } from './cairo-wall.ts';

test.each([
  ['2026-11-16', '18:30', '2026-11-16T16:30:00Z'],
  ['2026-07-01', '18:30', '2026-07-01T15:30:00Z'],
  ['2026-11-17', '00:00', '2026-11-16T22:00:00Z'],
  ['2026-12-31', '23:59', '2026-12-31T21:59:00Z'],
  // The clock goes forward in the night to the last Friday of April, and back after the last Thursday of October.
  ['2026-04-23', '23:59', '2026-04-23T21:59:00Z'],
  ['2026-04-24', '01:00', '2026-04-23T22:00:00Z'],
  ['2026-10-30', '08:00', '2026-10-30T06:00:00Z'],
  ['2026-10-29', '08:00', '2026-10-29T05:00:00Z'],
])('%s %s on a wall in Egypt is %s [DESK-75]', (day, time, moment) => {
  expect(cairoMoment({ day, time })).toBe(Date.parse(moment));
  expect(cairoWall(Date.parse(moment))).toEqual({ day, time });
});

test.each([
  ['', '18:30'],
  ['2026-11-16', ''],
  ['2026-13-45', '18:30'],
])('%j %j is no time [DESK-75]', (day, time) => {
  expect(cairoMoment({ day, time })).toBeNull();
});
