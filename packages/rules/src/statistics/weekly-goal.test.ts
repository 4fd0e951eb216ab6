import { describe, expect, test } from 'vitest';
import { busyWeeks, proposedGoal, weekOf } from './weekly-goal.ts';

describe('the week', () => {
  test.each([
    ['2026-11-14', '2026-11-14'],
    ['2026-11-15', '2026-11-14'],
    ['2026-11-20', '2026-11-14'],
    ['2026-11-21', '2026-11-21'],
    ['2027-01-01', '2026-12-26'],
  ])('of %s begins on Saturday %s [LEARN-56]', (day, saturday) => {
    expect(weekOf(day)).toBe(saturday);
  });
});

describe('a goal', () => {
  const weeks = (...lessons: number[]) => lessons.map((count, at) => ({ week: `2026-0${at + 1}-03`, lessons: count }));

  test.each([
    [[], 3],
    [[2], 3],
    [[1, 5], 2],
    [[1, 5, 5], 6],
    [[9, 9, 1, 1, 2, 1], 2],
    [[0, 0, 4], 5],
    [[30], 14],
  ])('after weeks of %j is proposed as %d [LEARN-56]', (lessons, goal) => {
    expect(proposedGoal(weeks(...lessons), '2026-11-14')).toBe(goal);
  });

  test('the week that runs decides nothing [LEARN-56]', () => {
    expect(proposedGoal([{ week: '2026-11-14', lessons: 9 }], '2026-11-14')).toBe(3);
  });

  test('weeks count in total, never in a row [LEARN-55]', () => {
    expect(busyWeeks(weeks(3, 0, 0, 5, 2, 3))).toBe(3);
  });
});
