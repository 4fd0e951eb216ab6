import { expect, test } from 'vitest';
import { hasOwnLine } from './repeated-event.ts';

test.each([
  [1, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]],
  [20, [...Array.from({ length: 20 }, (_, at) => at + 1), 32, 64, 128, 256, 512]],
])('with %d in full, of a thousand times these have a line: %j [T-CON-8]', (inFull, lines) => {
  const times = Array.from({ length: 1000 }, (_, at) => at + 1);
  expect(times.filter((each) => hasOwnLine(each, inFull))).toEqual(lines);
});
