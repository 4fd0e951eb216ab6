import { expect, test } from 'vitest';
import { watchReading } from './watch-reading.ts';

test.each([
  [0, 600, false, 'not-begun'],
  [1, 600, false, 'partly'],
  [600, 600, false, 'partly'],
  [0, 600, true, 'only-pressed'],
  [299, 600, true, 'only-pressed'],
  [300, 600, true, 'watched'],
  [59, null, true, 'only-pressed'],
  [60, null, true, 'watched'],
] as const)('%s s of %s s, finished: %s, is %s [DESK-63]', (coveredSeconds, durationSeconds, isCompleted, reading) => {
  expect(watchReading({ coveredSeconds, durationSeconds, isCompleted })).toBe(reading);
});
