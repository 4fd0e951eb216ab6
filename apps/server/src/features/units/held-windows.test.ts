import { expect, test } from 'vitest';
import { heldWindows } from './held-windows.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = new Date('2026-11-01T10:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY);
const enrolment = { enrolledAt: START, extendedUntil: null };
const grant = { grantedAt: after(10), extendedUntil: null };
const nothing = { enrolment: null, grant: null, extension: null, position: 1, openToAll: false };

test('a unit is held by its course, by its own code, by both or by neither, each for its own time [T-CODE-5]', () => {
  const now = after(12);
  const byCourse = { kind: 'open', endsAt: after(14).getTime(), daysLeft: 2 };
  const byCode = { kind: 'open', endsAt: after(17).getTime(), daysLeft: 5 };
  expect(heldWindows(nothing, now)).toEqual([]);
  expect(heldWindows({ ...nothing, enrolment }, now)).toEqual([byCourse]);
  expect(heldWindows({ ...nothing, grant }, now)).toEqual([byCode]);
  expect(heldWindows({ ...nothing, enrolment, grant }, now)).toEqual([byCourse, byCode]);
});

test('of a course, a unit is open from the start, until its own week is over [T-CODE-5]', () => {
  expect(heldWindows({ ...nothing, enrolment }, START)).toMatchObject([{ kind: 'open', daysLeft: 14 }]);
  expect(heldWindows({ ...nothing, enrolment }, after(14))).toEqual([{ kind: 'ended', endedAt: after(14).getTime() }]);
});

test('a later end that the teacher gave holds, for each right by itself [T-CODE-5]', () => {
  const extendedUntil = after(30);
  const held = { ...nothing, enrolment: { ...enrolment, extendedUntil }, grant };
  expect(heldWindows(held, after(20))).toMatchObject([
    { kind: 'open', endsAt: after(30).getTime() },
    { kind: 'ended' },
  ]);
  const byCode = { ...nothing, enrolment, grant: { ...grant, extendedUntil } };
  expect(heldWindows(byCode, after(20))).toMatchObject([
    { kind: 'ended' },
    { kind: 'open', endsAt: after(30).getTime() },
  ]);
});

test('a later end of this unit alone holds for whichever right opens it [DESK-22]', () => {
  const extension = { until: after(40) };
  expect(heldWindows({ ...nothing, enrolment, extension }, after(20))).toMatchObject([
    { kind: 'open', endsAt: after(40).getTime() },
  ]);
  expect(heldWindows({ ...nothing, grant, extension }, after(20))).toMatchObject([
    { kind: 'open', endsAt: after(40).getTime() },
  ]);
});

test('what is open to all has no end for who holds it [T-CODE-5]', () => {
  const held = { ...nothing, enrolment, grant, openToAll: true };
  expect(heldWindows(held, after(99))).toEqual([{ kind: 'open-to-all' }, { kind: 'open-to-all' }]);
});
