import { expect, test } from 'vitest';
import { availabilityPill } from './availability-pill.ts';

test.each([
  [{ kind: 'open', endsAt: 5000, daysLeft: 1 }, { kind: 'counting-down', remainingMs: 4000 }, 'UNIT-42'],
  [{ kind: 'upcoming', opensAt: 5000, daysUntil: 1 }, { kind: 'not-available' }, 'UNIT-43'],
  [{ kind: 'ended', endedAt: 500 }, { kind: 'not-available' }, 'UNIT-43'],
  [{ kind: 'no-enrolment-date' }, { kind: 'hidden' }, 'UNIT-50'],
  [{ kind: 'open-to-all' }, { kind: 'hidden' }, 'UNIT-33'],
] as const)('%j shows %j [%s]', (window, pill, _ids) => {
  expect(availabilityPill(window, 1000)).toEqual(pill);
});
