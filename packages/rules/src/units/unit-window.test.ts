import { describe, expect, test } from 'vitest';
import { isOpen, laterEnd, lectureCodeWindow, unitWindow, type WindowPolicy } from './unit-window.ts';

const DAY = 86_400_000;
const enrolledAt = Date.UTC(2026, 0, 15, 9, 30);
const kindAt = (policy: WindowPolicy, index: number, elapsed: number) =>
  unitWindow({ policy, index, enrolledAt, openToAll: false }, enrolledAt + elapsed).kind;

describe('unit windows', () => {
  test.each([
    [1, 6, 'upcoming'],
    [1, 7, 'open'],
    [1, 13, 'open'],
    [1, 14, 'ended'],
    [0, 0, 'open'],
    [0, 7, 'ended'],
  ])('weekly: unit %d on day %d is %s [RULE-08, UNIT-29, UNIT-41]', (index, day, kind) => {
    expect(kindAt('weekly', index, day * DAY)).toBe(kind);
  });

  test.each([
    [1, 0, 'open'],
    [1, 13, 'open'],
    [1, 14, 'ended'],
    [0, 6, 'open'],
    [0, 7, 'ended'],
  ])('cumulative: unit %d on day %d is %s [RULE-09, CURR-48]', (index, day, kind) => {
    expect(kindAt('cumulative', index, day * DAY)).toBe(kind);
  });

  test('both edges of every window hold to the millisecond [RULE-11, LIM-05, T-WIN-1]', () => {
    for (let index = 0; index <= 12; index += 1) {
      const opens = index * 7 * DAY;
      const ends = (index + 1) * 7 * DAY;
      expect(kindAt('weekly', index, opens - 1)).toBe('upcoming');
      expect(kindAt('weekly', index, opens)).toBe('open');
      expect(kindAt('cumulative', index, 0)).toBe('open');
      expect(kindAt('cumulative', index, -1)).toBe('upcoming');
      for (const policy of ['weekly', 'cumulative'] as const) {
        expect(kindAt(policy, index, ends - 1)).toBe('open');
        expect(kindAt(policy, index, ends)).toBe('ended');
      }
    }
  });

  test('the window says when it ends and how many days are left [CURR-11]', () => {
    const open = (elapsed: number) =>
      unitWindow({ policy: 'cumulative', index: 0, enrolledAt, openToAll: false }, enrolledAt + elapsed);
    expect(open(0)).toEqual({ kind: 'open', endsAt: enrolledAt + 7 * DAY, daysLeft: 7 });
    expect(open(1)).toMatchObject({ daysLeft: 7 });
    expect(open(DAY)).toMatchObject({ daysLeft: 6 });
    expect(open(7 * DAY - 1)).toMatchObject({ daysLeft: 1 });
  });

  test('before opening it says in how many days [UNIT-31]', () => {
    const before = (elapsed: number) =>
      unitWindow({ policy: 'weekly', index: 2, enrolledAt, openToAll: false }, enrolledAt + elapsed);
    expect(before(0)).toEqual({ kind: 'upcoming', opensAt: enrolledAt + 14 * DAY, daysUntil: 14 });
    expect(before(13.5 * DAY)).toMatchObject({ daysUntil: 1 });
  });

  test('a course open to all is always accessible, with or without a date [RULE-10, UNIT-33, CURR-49]', () => {
    for (const policy of ['weekly', 'cumulative'] as const) {
      for (const date of [enrolledAt, null]) {
        expect(unitWindow({ policy, index: 3, enrolledAt: date, openToAll: true }, enrolledAt + 900 * DAY)).toEqual({
          kind: 'open-to-all',
        });
      }
    }
  });

  test.each([null, Number.NaN])('the enrolment date %s is no date [UNIT-30, CURR-50]', (date) => {
    expect(unitWindow({ policy: 'weekly', index: 0, enrolledAt: date, openToAll: false }, enrolledAt)).toEqual({
      kind: 'no-enrolment-date',
    });
  });

  test('the teacher can prolong a window but not open one early [CURR-51]', () => {
    const extended = {
      policy: 'weekly',
      index: 1,
      enrolledAt,
      openToAll: false,
      extendedUntil: enrolledAt + 20 * DAY,
    } as const;
    expect(unitWindow(extended, enrolledAt + 6 * DAY).kind).toBe('upcoming');
    expect(unitWindow(extended, enrolledAt + 19 * DAY)).toMatchObject({ kind: 'open', daysLeft: 1 });
    expect(unitWindow(extended, enrolledAt + 20 * DAY).kind).toBe('ended');
    const shorter = { ...extended, extendedUntil: enrolledAt + 8 * DAY };
    expect(unitWindow(shorter, enrolledAt + 13 * DAY).kind).toBe('open');
  });

  test.each([
    [undefined, null, null],
    [undefined, 5, 5],
    [5, undefined, 5],
    [3, 5, 5],
    [5, 3, 5],
  ])('of the ends %s and %s that staff granted, %s holds [CURR-51, DESK-22]', (one, other, end) => {
    expect(laterEnd(one, other)).toBe(end);
  });

  test('daylight saving in Cairo moves no window [T-R16]', () => {
    // Clocks go forward on 24 April 2026; seven days of elapsed time end an hour later on the wall.
    const spring = Date.UTC(2026, 3, 20, 8);
    const at = (elapsed: number) =>
      unitWindow({ policy: 'weekly', index: 0, enrolledAt: spring, openToAll: false }, spring + elapsed).kind;
    expect([at(7 * DAY - 1), at(7 * DAY)]).toEqual(['open', 'ended']);
  });

  test('a unit bought by its own code opens at once for seven days [GEN-09, T-WIN-1]', () => {
    const code = { enrolledAt };
    expect(lectureCodeWindow(code, false, enrolledAt)).toMatchObject({ kind: 'open', daysLeft: 7 });
    expect(lectureCodeWindow(code, false, enrolledAt + 7 * DAY - 1).kind).toBe('open');
    expect(lectureCodeWindow(code, false, enrolledAt + 7 * DAY).kind).toBe('ended');
    expect(lectureCodeWindow(code, true, enrolledAt + 7 * DAY).kind).toBe('open-to-all');
    const extended = { enrolledAt, extendedUntil: enrolledAt + 9 * DAY };
    expect(lectureCodeWindow(extended, false, enrolledAt + 8 * DAY).kind).toBe('open');
  });

  test('only an open window opens a unit [UNIT-37, MYL-10]', () => {
    expect(isOpen({ kind: 'open', endsAt: 1, daysLeft: 1 })).toBe(true);
    expect(isOpen({ kind: 'open-to-all' })).toBe(true);
    expect(isOpen({ kind: 'upcoming', opensAt: 1, daysUntil: 1 })).toBe(false);
    expect(isOpen({ kind: 'ended', endedAt: 1 })).toBe(false);
    expect(isOpen({ kind: 'no-enrolment-date' })).toBe(false);
  });
});
