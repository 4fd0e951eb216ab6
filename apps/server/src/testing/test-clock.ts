import type { Clock } from '../platform/clock.ts';

export interface TestClock extends Clock {
  advance(ms: number): void;
}

/** Starts at the present, so that it agrees with a browser beside it, and then moves only when told. */
export function createTestClock(start = new Date()): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance(ms) {
      now += ms;
    },
  };
}
