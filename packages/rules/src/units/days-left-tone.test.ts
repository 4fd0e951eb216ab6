import { expect, test } from 'vitest';
import { daysLeftTone, endTone } from './days-left-tone.ts';

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

test('a unit of which only the end is known warns at the same moment [LEARN-263]', () => {
  const [end, day] = [Date.UTC(2026, 10, 20), 86_400_000];
  expect(endTone(end, end - 2 * day - 1)).toBe('green');
  expect(endTone(end, end - 2 * day)).toBe('orange');
  expect(endTone(end, end - 1)).toBe('orange');
});
