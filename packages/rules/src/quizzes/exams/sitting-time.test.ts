import { describe, expect, test } from 'vitest';
import { carriedOn, isDisturbed, readClock } from './server-clock.ts';
import { endOfSitting, GRACE_MS, isDue, remaining } from './sitting-time.ts';

const MINUTE = 60_000;

describe('the time of an attempt', () => {
  test('is its limit and the minutes that were given on top [EXAM-03]', () => {
    expect(endOfSitting(1_000, 60, 0)).toBe(1_000 + 60 * MINUTE);
    expect(endOfSitting(1_000, 60, 15)).toBe(1_000 + 75 * MINUTE);
  });

  test('is over for the server when the grace is [EXAM-03]', () => {
    expect(isDue(100, 100 + GRACE_MS)).toBe(false);
    expect(isDue(100, 100 + GRACE_MS + 1)).toBe(true);
  });

  test.each([
    [10 * MINUTE + 1, 'calm'],
    [10 * MINUTE, 'soon'],
    [2 * MINUTE + 1, 'soon'],
    [2 * MINUTE, 'last'],
    [1, 'last'],
    [0, 'over'],
    [-5, 'over'],
  ])('with %s ms left it is %s [EXAM-04]', (left, mood) => {
    expect(remaining(1_000_000 + left, 1_000_000)).toEqual({ ms: Math.max(0, left), mood });
  });
});

describe("the server's clock as a phone knows it", () => {
  const reading = readClock(1_000_000, 400, 600, 5_000);

  test('is as old as half of the way that the answer took [EXAM-05]', () => {
    expect(reading).toEqual({ server: 1_000_100, steady: 600, wall: 5_000 });
  });

  test.each([
    ['nothing happened', 60_600, 65_000, 60_000, false],
    ['the phone slept: the steady clock stood', 600, 65_000, 60_000, true],
    ['the clock was set back', 60_600, -3_000_000, 60_000, true],
    ['the clock was set forward', 60_600, 3_605_000, 3_600_000, true],
    ['both clocks are behind where they were read', 0, 0, 0, true],
  ])('%s [EXAM-05]', (_, steady, wall, passed, disturbed) => {
    expect(carriedOn(reading, steady, wall).server).toBe(1_000_100 + passed);
    expect(isDisturbed(reading, steady, wall)).toBe(disturbed);
  });

  test('a clock that is set back hides no sleep after it [EXAM-129]', () => {
    const setBack = carriedOn(reading, 1_600, 5_000 - 8 * 60 * MINUTE);
    const slept = carriedOn(setBack, 1_600, setBack.wall + 16 * MINUTE);
    expect(slept.server - reading.server).toBe(1_000 + 16 * MINUTE);
  });
});
