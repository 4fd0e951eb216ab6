import { describe, expect, test } from 'vitest';
import {
  type CallUnit,
  daysUntil,
  extendedCourseEnd,
  extendedEnd,
  likelyCall,
  likelyUnit,
  timeLeft,
} from './call-time.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-15T12:00:00Z');
const at = (days: number) => new Date(NOW + days * DAY).toISOString();
const unit = (unitId: number, endsIn: number | null, finished = 0): CallUnit => ({
  unitId,
  time: { state: endsIn !== null && endsIn <= 0 ? 'closed' : 'open', endsAt: endsIn === null ? null : at(endsIn) },
  lessons: 3,
  finished,
});

describe('a call about time', () => {
  test.each([
    [[unit(1, -8), unit(2, -1), unit(3, 6)], 2],
    [[unit(1, -8), unit(2, -1, 3), unit(3, 6)], 1],
    [[unit(1, -1, 3), unit(2, 6), unit(3, 13)], 2],
    [[unit(1, -8, 3), unit(2, -1, 3)], 2],
    [[unit(1, null)], undefined],
    [[], undefined],
  ])('of %j is about unit %s [DESK-22]', (units, id) => {
    expect(likelyUnit(units)?.unitId).toBe(id);
  });

  test('counts from now for what is closed, from its end for what is open [DESK-22]', () => {
    expect(extendedEnd(at(-3), 7, NOW)).toBe(NOW + 7 * DAY);
    expect(extendedEnd(at(2), 3, NOW)).toBe(NOW + 5 * DAY);
    expect(extendedEnd(null, 3, NOW)).toBe(NOW + 3 * DAY);
    expect(extendedCourseEnd([unit(1, -1), unit(2, 6)], 7, NOW)).toBe(NOW + 7 * DAY);
    expect(extendedCourseEnd([unit(1, 1), unit(2, 6)], 3, NOW)).toBe(NOW + 9 * DAY);
    expect([daysUntil(NOW + 7 * DAY, NOW), daysUntil(NOW + 1, NOW), daysUntil(NOW - 1, NOW)]).toEqual([7, 1, 0]);
  });

  test.each([
    [[unit(1, -1)], 2, 'time'],
    [[unit(1, -20)], 2, 'device'],
    [[unit(1, -1, 3)], 1, 'level'],
    [[], 0, 'level'],
  ] as const)('with %j and %i devices it is about %3$s [DESK-20]', (units, devices, about) => {
    expect(likelyCall(units, devices, NOW)).toBe(about);
  });
});

describe('how a student stands with time', () => {
  test.each([
    ['shut out yesterday, with work left', [unit(1, -1), unit(2, 6)], { state: 'closed', unitId: 1 }],
    ['closed after it was done: what is open counts', [unit(1, -1, 3), unit(2, 6)], { state: 'open', unitId: 2 }],
    ['shut out a month ago: what is open counts', [unit(1, -30), unit(2, 6)], { state: 'open', unitId: 2 }],
    ['open and not done, before open and done', [unit(1, 2, 3), unit(2, 9), unit(3, 16)], { state: 'open', unitId: 2 }],
    ['open and done alone', [unit(1, 2, 3)], { state: 'open', unitId: 1 }],
    ['shut out a month ago and nothing open', [unit(1, -37), unit(2, -30)], { state: 'closed', unitId: 2 }],
    ['all closed and all done', [unit(1, -8, 3), unit(2, -1, 3)], { state: 'finished' }],
    ['nothing ever closes', [unit(1, null)], { state: 'always' }],
    ['nothing held', [], null],
  ])('%s [DESK-171]', (_, units, told) => {
    const left = timeLeft(units, NOW);
    expect(left && { state: left.state, ...('unit' in left && { unitId: left.unit.unitId }) }).toEqual(told);
  });
});
