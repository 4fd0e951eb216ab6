import { describe, expect, test } from 'vitest';
import { goesAt, idleStep } from './idle-account.ts';

const day = (count: number) => new Date(Date.UTC(2024, 0, 1) + count * 24 * 3_600_000);

describe('an account that nobody uses', () => {
  test.each([
    [0, null, 'leave'],
    [699, null, 'leave'],
    [700, null, 'ask'],
    [2000, null, 'ask'],
    [729, 700, 'leave'],
    [730, 700, 'erase'],
    // Asked late, because the server stood still: a month is a month.
    [2029, 2000, 'leave'],
    [2030, 2000, 'erase'],
  ] as const)('after %i days, asked on day %s: %s [T-PRIV-2, TRUST-103]', (now, asked, step) => {
    const life = { lastSeenAt: day(0), askedAt: asked === null ? null : day(asked) };
    expect(idleStep(life, day(now))).toBe(step);
    if (step === 'erase') expect(goesAt(life)).toEqual(day(now));
  });

  test('who came back after being asked is not asked until two more years are over [T-PRIV-2, TRUST-103]', () => {
    const life = { lastSeenAt: day(710), askedAt: day(700) };
    expect([idleStep(life, day(1409)), idleStep(life, day(1410))]).toEqual(['leave', 'ask']);
  });
});
