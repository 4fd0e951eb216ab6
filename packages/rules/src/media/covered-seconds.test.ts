import { expect, test } from 'vitest';
import { mergeRanges } from './covered-seconds.ts';

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
