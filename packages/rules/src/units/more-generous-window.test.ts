import { expect, test } from 'vitest';
import { moreGenerousWindow } from './more-generous-window.ts';
import type { UnitWindow } from './unit-window.ts';

const toAll: UnitWindow = { kind: 'open-to-all' };
const openLong: UnitWindow = { kind: 'open', endsAt: 900, daysLeft: 7 };
const openShort: UnitWindow = { kind: 'open', endsAt: 500, daysLeft: 3 };
const soon: UnitWindow = { kind: 'upcoming', opensAt: 1000, daysUntil: 1 };
const later: UnitWindow = { kind: 'upcoming', opensAt: 2000, daysUntil: 9 };
const endedLate: UnitWindow = { kind: 'ended', endedAt: 90 };
const endedEarly: UnitWindow = { kind: 'ended', endedAt: 10 };
const undated: UnitWindow = { kind: 'no-enrolment-date' };

test('of a course and a lecture code for the same unit the more generous access wins, whichever comes first [GEN-09, UNIT-29]', () => {
  const fromBest = [toAll, openLong, openShort, soon, later, endedLate, endedEarly, undated];
  fromBest.forEach((better, at) => {
    for (const worse of fromBest.slice(at)) {
      expect(moreGenerousWindow(better, worse)).toEqual(better);
      expect(moreGenerousWindow(worse, better)).toEqual(better);
    }
  });
});
