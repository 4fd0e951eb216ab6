import { expect, test } from 'vitest';
import { daysLeftTone } from './days-left-tone.ts';

test.each([
  [{ kind: 'open', endsAt: 0, daysLeft: 3 }, 'green', 'CURR-22, UNIT-52'],
  [{ kind: 'open', endsAt: 0, daysLeft: 2 }, 'orange', 'CURR-21, UNIT-38, LIM-06'],
  [{ kind: 'open', endsAt: 0, daysLeft: 1 }, 'orange', 'CURR-21'],
  [{ kind: 'open-to-all' }, 'green', 'RULE-25'],
  [{ kind: 'upcoming', opensAt: 0, daysUntil: 1 }, 'red', 'CURR-23, UNIT-53'],
  [{ kind: 'ended', endedAt: 0 }, 'red', 'CURR-23, UNIT-53'],
  [{ kind: 'no-enrolment-date' }, 'red', 'CURR-23, UNIT-53'],
] as const)('%j is %s [%s]', (window, tone, _ids) => {
  expect(daysLeftTone(window)).toBe(tone);
});
