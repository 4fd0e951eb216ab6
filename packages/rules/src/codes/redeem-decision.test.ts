import { describe, expect, test } from 'vitest';
import { isKeptCard, redeemDecision, unitOwnership } from './redeem-decision.ts';

describe('redeeming a code', () => {
  test.each([
    ['an unknown code [ENR-21, T-CODE-6]', { kind: 'none' }, true, 'none', { kind: 'refused', why: 'not-found' }],
    ['a revoked code [T-CODE-6]', { kind: 'revoked' }, true, 'none', { kind: 'refused', why: 'not-found' }],
    [
      'a code that another student used [ENR-22, T-CODE-2]',
      { kind: 'redeemed', byThisStudent: false },
      true,
      'none',
      { kind: 'refused', why: 'already-used' },
    ],
    [
      'the own code sent again [T-CODE-4]',
      { kind: 'redeemed', byThisStudent: true },
      true,
      'still-open',
      { kind: 'repeat' },
    ],
    [
      'the own old code after its time ended [T-CODE-4]',
      { kind: 'redeemed', byThisStudent: true },
      true,
      'ended',
      { kind: 'repeat' },
    ],
    [
      'the own code of another course, which opens nothing here [LEARN-175]',
      { kind: 'redeemed', byThisStudent: true },
      false,
      'none',
      { kind: 'refused', why: 'own-other-course' },
    ],
    [
      'a code of another course that another student used [ENR-22]',
      { kind: 'redeemed', byThisStudent: false },
      false,
      'none',
      { kind: 'refused', why: 'already-used' },
    ],
    ['a fresh code [GEN-08, GEN-09]', { kind: 'fresh' }, true, 'none', { kind: 'redeem', effect: 'enrol' }],
    ['a code of another course [ENR-23]', { kind: 'fresh' }, false, 'none', { kind: 'refused', why: 'other-course' }],
    [
      'a fresh code while the thing is still open [T-CODE-5]',
      { kind: 'fresh' },
      true,
      'still-open',
      { kind: 'refused', why: 'still-open' },
    ],
    [
      'a fresh code after everything ended [GEN-08]',
      { kind: 'fresh' },
      true,
      'ended',
      { kind: 'redeem', effect: 'restart' },
    ],
  ] as const)('%s', (_case, code, isForAskedCourse, owned, decision) => {
    expect(redeemDecision(code, isForAskedCourse, owned)).toEqual(decision);
  });

  test.each([
    ['was never redeemed', null, false],
    ['was redeemed a moment ago', 0, false],
    ['was redeemed a minute ago', 60_000, false],
    ['was redeemed longer ago', 60_001, true],
  ])('a card that %s is one its owner came back with: %s ms, %s [LEARN-68, T-CODE-4]', (_case, ago, kept) => {
    const now = new Date('2026-09-01T12:00:00Z');
    expect(isKeptCard(ago === null ? null : new Date(now.getTime() - ago), now)).toBe(kept);
  });

  test('a unit is owned while any of its rights is open or still to open [T-CODE-5]', () => {
    expect(unitOwnership([])).toBe('none');
    expect(unitOwnership([{ kind: 'ended', endedAt: 1 }])).toBe('ended');
    expect(
      unitOwnership([
        { kind: 'ended', endedAt: 1 },
        { kind: 'open', endsAt: 9, daysLeft: 1 },
      ]),
    ).toBe('still-open');
    expect(unitOwnership([{ kind: 'upcoming', opensAt: 9, daysUntil: 1 }])).toBe('still-open');
    expect(unitOwnership([{ kind: 'open-to-all' }])).toBe('still-open');
    expect(unitOwnership([{ kind: 'no-enrolment-date' }])).toBe('ended');
  });
});
