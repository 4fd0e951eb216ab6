import { expect, test } from 'vitest';
import { estimatedMegabytes } from './data-estimate.ts';

test.each([
  [840, 'hd1080', null, 263],
  [840, 'medium', null, 79],
  [840, 'tiny', null, 26],
  [840, 'medium', 400, 42],
  [5, 'tiny', null, 1],
  [null, 'medium', null, null],
  [0, 'medium', null, null],
] as const)('%s s in %s at %s kilobits are about %s megabytes [QUAL-01]', (duration, quality, kilobits, megabytes) => {
  expect(estimatedMegabytes(duration, quality, kilobits)).toBe(megabytes);
});
