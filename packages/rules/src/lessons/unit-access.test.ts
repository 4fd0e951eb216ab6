import { describe, expect, test } from 'vitest';
import type { Curriculum, Holdings } from './lesson-access.ts';
import { unitAccess } from './unit-access.ts';

const DAY = 86_400_000;
const enrolledAt = Date.UTC(2026, 0, 1);
const day = (count: number) => enrolledAt + count * DAY;
const enrolled: Holdings = { course: { enrolledAt }, units: new Map() };
const withQuiz = (finished: boolean, openToAll = false): Curriculum => ({
  units: [
    {
      id: 1,
      lessons: [
        { id: 11, type: 'Video', finished: false },
        { id: 12, type: 'Quiz', finished },
      ],
    },
    { id: 2, lessons: [{ id: 21, type: 'Video', finished: false }] },
  ],
  openToAll,
});

describe('unit access', () => {
  test('any unsubmitted quiz in an earlier unit blocks a unit [RULE-12, CURR-24]', () => {
    expect(unitAccess(withQuiz(false), enrolled, 2, day(1))).toMatchObject({ kind: 'blocked', byLessonId: 12 });
    expect(unitAccess(withQuiz(true), enrolled, 2, day(1))).toMatchObject({ kind: 'open', window: { daysLeft: 13 } });
    expect(unitAccess(withQuiz(false, true), enrolled, 2, day(1)).kind).toBe('blocked');
  });

  test('a quiz of the unit itself does not block the unit [RULE-12]', () => {
    expect(unitAccess(withQuiz(false), enrolled, 1, day(1)).kind).toBe('open');
  });

  test('an ended unit is locked, unless a quiz in it waits to be submitted [CURR-14, CURR-51]', () => {
    expect(unitAccess(withQuiz(true), enrolled, 1, day(7))).toEqual({
      kind: 'closed',
      window: { kind: 'ended', endedAt: day(7) },
    });
    expect(unitAccess(withQuiz(false), enrolled, 1, day(7)).kind).toBe('quizzes-only');
    expect(unitAccess(withQuiz(false), enrolled, 1, day(700)).kind).toBe('quizzes-only');
  });

  test('a lecture code is not blocked by units it does not open [RULE-14]', () => {
    const holder: Holdings = { course: null, units: new Map([[2, { enrolledAt: day(50) }]]) };
    expect(unitAccess(withQuiz(false), holder, 2, day(50)).kind).toBe('open');
    expect(unitAccess(withQuiz(false), holder, 1, day(50))).toEqual({ kind: 'not-enrolled' });
    const both: Holdings = { course: { enrolledAt }, units: new Map([[2, { enrolledAt: day(1) }]]) };
    expect(unitAccess(withQuiz(false), both, 2, day(2)).kind).toBe('open');
  });

  test('of a course and a code for the unit, the one that gives more is told, with its window [GEN-09]', () => {
    const holds = (codeAt: number, extendedUntil: number | null = null): Holdings => ({
      course: { enrolledAt, extendedUntil },
      units: new Map([
        [1, { enrolledAt: codeAt }],
        [2, { enrolledAt: codeAt }],
      ]),
    });
    const ended = (endedAt: number) => ({ kind: 'closed', window: { kind: 'ended', endedAt } });
    expect(unitAccess(withQuiz(true), holds(day(10)), 2, day(12))).toMatchObject({ window: { endsAt: day(17) } });
    expect(unitAccess(withQuiz(true), holds(day(2)), 2, day(3))).toMatchObject({ window: { endsAt: day(14) } });
    expect(unitAccess(withQuiz(true), holds(day(10)), 2, day(40))).toEqual(ended(day(17)));
    expect(unitAccess(withQuiz(true), holds(day(2)), 2, day(40))).toEqual(ended(day(14)));
    expect(unitAccess(withQuiz(false), holds(day(10)), 1, day(40))).toMatchObject({
      kind: 'quizzes-only',
      window: { endedAt: day(17) },
    });
    expect(unitAccess(withQuiz(false), holds(day(10)), 1, day(12))).toMatchObject({ kind: 'open' });
    expect(unitAccess(withQuiz(false), holds(day(2), day(60)), 2, day(40))).toMatchObject({ kind: 'blocked' });
    expect(unitAccess(withQuiz(false), holds(day(38), day(60)), 2, day(40))).toMatchObject({ kind: 'open' });
    const quizzes: Curriculum = {
      units: [1, 2].map((id) => ({ id, lessons: [{ id: id * 10, type: 'Quiz', finished: false }] })),
      openToAll: false,
    };
    expect(unitAccess(quizzes, holds(day(0)), 2, day(8))).toMatchObject({ kind: 'quizzes-only' });
  });

  test('a course open to all keeps its units open, and an unknown unit is not found [CURR-49]', () => {
    expect(unitAccess(withQuiz(true, true), enrolled, 2, day(900))).toEqual({
      kind: 'open',
      window: { kind: 'open-to-all' },
    });
    expect(unitAccess(withQuiz(true), enrolled, 9, day(0))).toEqual({ kind: 'not-found' });
  });
});
