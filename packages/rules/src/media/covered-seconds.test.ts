import { expect, test } from 'vitest';
import { coveredFraction, mergeRanges } from './covered-seconds.ts';

test.each([
  [[], []],
  [
    [
      [0, 10],
      [5, 20],
    ],
    [[0, 20]],
  ],
  [
    [
      [0, 10],
      [10, 20],
    ],
    [[0, 20]],
  ],
  [
    [
      [30, 40],
      [0, 10],
    ],
    [
      [0, 10],
      [30, 40],
    ],
  ],
  [
    [
      [0, 50],
      [10, 20],
    ],
    [[0, 50]],
  ],
  [
    [
      [5, 5],
      [9, 3],
      [-4, 2],
    ],
    [],
  ],
] as const)('the played stretches %j join to %j [VID-08, T-VID-2]', (ranges, merged) => {
  expect(mergeRanges(ranges)).toEqual(merged);
});

test.each([
  [[[0, 50]], 100, 0.5],
  [[[90, 100]], 100, 0.1],
  [
    [
      [0, 50],
      [0, 50],
    ],
    100,
    0.5,
  ],
  [[[0, 500]], 100, 1],
  [[[200, 300]], 100, 0],
  [[[0, 50]], 0, 0],
] as const)(
  '%j of %d s covers %d of the video: jumping to the end is not watching [T-VID-2]',
  (ranges, duration, fraction) => {
    expect(coveredFraction(ranges, duration)).toBeCloseTo(fraction);
  },
);
