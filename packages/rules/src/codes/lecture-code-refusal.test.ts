import { expect, test } from 'vitest';
import { lectureCodeRefusal } from './lecture-code-refusal.ts';

test.each([
  [401, 'must-log-in', 'LEC-18'],
  [403, 'no-permission', 'LEC-19'],
  [404, 'not-found', 'LEC-20'],
  [400, 'other', 'LEC-17'],
  [500, 'other', 'LEC-17'],
] as const)('a lecture code answered %d is refused as %s [%s]', (status, refusal, _ids) => {
  expect(lectureCodeRefusal(status)).toBe(refusal);
});
