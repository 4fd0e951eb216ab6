import { describe, expect, test } from 'vitest';
import { isBaseDue, keptBases, nextPiece, planRecovery } from './point-in-time.ts';

const minute = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 60_000);
const day = (count: number) => minute(count * 24 * 60);
const piece = (number: number, at: number, timeline = 1) => ({
  name: `${String(timeline).padStart(8, '0')}00000000${number.toString(16).toUpperCase().padStart(8, '0')}`,
  system: '7',
  handedOverAt: minute(at),
});
const base = (name: string, at: number, first: number) => ({
  name,
  system: '7',
  endedAt: minute(at),
  startPiece: piece(first, 0).name,
});

describe('a point in time', () => {
  test.each([
    ['000000010000000000000001', '000000010000000000000002'],
    ['00000001000000000000000F', '000000010000000000000010'],
    ['0000000100000000000000FF', '000000010000000100000000'],
    ['00000002000000FF000000FF', '000000020000010000000000'],
  ])('after the piece %s comes %s [TRUST-95]', (name, next) => {
    expect(nextPiece(name)).toBe(next);
  });

  const bases = [base('a', 10, 2), base('b', 100, 5)];
  const pieces = [piece(2, 11), piece(3, 40), piece(4, 90), piece(5, 101), piece(6, 120)];

  test.each([
    [30, 'a', 2],
    [40, 'a', 3],
    [99, 'a', 4],
    [100, 'b', 1],
    [110, 'b', 2],
  ])(
    'the moment %i is reached from the last base before it, through the first piece handed over after it [TRUST-95]',
    (at, name, count) => {
      const plan = planRecovery(bases, pieces, minute(at));
      expect('base' in plan && [plan.base.name, plan.pieces.length]).toEqual([name, count]);
    },
  );

  test('a moment before the first base, after the last piece or past a missing one is named, never guessed [TRUST-97]', () => {
    expect(planRecovery(bases, pieces, minute(9))).toEqual({ trouble: 'too-early', earliest: minute(10) });
    expect(planRecovery([], pieces, minute(9))).toEqual({ trouble: 'too-early', earliest: null });
    expect(planRecovery(bases, pieces, minute(120))).toEqual({ trouble: 'too-late', latest: minute(120) });
    const holed = pieces.filter(({ name }) => name !== piece(3, 0).name);
    expect(planRecovery(bases, holed, minute(50))).toEqual({ trouble: 'missing-piece', piece: piece(3, 0).name });
    // Another timeline's pieces are no proof that this one went on.
    expect(planRecovery(bases, [piece(2, 11), piece(9, 50, 2)], minute(50))).toEqual({
      trouble: 'too-late',
      latest: minute(11),
    });
    // Nor are another database's.
    const foreign = pieces.map((one) => ({ ...one, system: '8' }));
    expect(planRecovery(bases, foreign, minute(50))).toEqual({ trouble: 'too-late', latest: minute(10) });
  });

  test('a base is made once a day, and those of seven days stay with the one before them [TRUST-98]', () => {
    const made = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => ({ ...base(`${count}`, 0, 1), endedAt: day(count) }));
    expect(keptBases(made, day(9)).map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(keptBases(made.slice(0, 2), day(50)).map(({ name }) => name)).toEqual(['1']);
    expect([isBaseDue(undefined, day(1)), isBaseDue(made[0], day(1)), isBaseDue(made[0], minute(60))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
