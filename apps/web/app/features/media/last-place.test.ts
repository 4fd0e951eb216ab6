import { expect, test } from 'vitest';
import { resumePoint } from './last-place.ts';

test.each([
  ['a moment into the film', 9, 37, null],
  ['in the middle', 15, 37, 15],
  ['before the end of a short film', 33, 37, 33],
  ['before the end of another', 38, 44, 38],
  ['at the end of a short film', 36, 37, null],
  ['before the last ten seconds of a long film', 3589, 3600, 3589],
  ['in the last ten seconds of a long film', 3591, 3600, null],
  ['in a film whose length nobody knows', 33, null, 33],
])('who stopped %s (%d of %s) is offered %s [FILM-60]', (_where, position, duration, offered) => {
  expect(resumePoint(position, duration)).toBe(offered);
});
