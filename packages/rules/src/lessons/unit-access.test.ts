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

  test.each([
    ['the code while a quiz blocks the course', false, day(3), 'open', 'lecture-code', { endsAt: day(8) }],
    ['the course, which lasts longer, once nothing blocks it', true, day(3), 'open', 'course', { endsAt: day(14) }],
    ['the course when the code is over, though blocked', false, day(9), 'blocked', 'course', { endsAt: day(14) }],
  ])(
    'of a course and a code the one that gives more of a unit tells of it: %s [LEARN-321]',
    (_, finished, now, kind, via, window) => {
      const both: Holdings = { course: { enrolledAt }, units: new Map([[2, { enrolledAt: day(1) }]]) };
      expect(unitAccess(withQuiz(finished), both, 2, now)).toMatchObject({ kind, via, window });
    },
  );

  test('a code that is over and leaves a quiz to take gives more than a course that is blocked [LEARN-321]', () => {
    const both: Holdings = { course: { enrolledAt }, units: new Map([[2, { enrolledAt: day(1) }]]) };
    const quizzes: Curriculum = {
      units: [1, 2].map((id) => ({ id, lessons: [{ id: id * 10, type: 'Quiz', finished: false }] })),
      openToAll: false,
    };
    expect(unitAccess(quizzes, both, 2, day(9), 'weekly')).toEqual({
      ...{ kind: 'quizzes-only', via: 'lecture-code', window: { kind: 'ended', endedAt: day(8) } },
    });
  });

  test('a week of the course that is to come gives more than a code that is over, whatever it leaves [OP-UNIT-13, LEARN-321]', () => {
    const both: Holdings = { course: { enrolledAt: day(8) }, units: new Map([[2, { enrolledAt }]]) };
    const quizLeft: Curriculum = {
      units: [
        { id: 1, lessons: [] },
        { id: 2, lessons: [{ id: 21, type: 'Quiz', finished: false }] },
      ],
      openToAll: false,
    };
    expect(unitAccess(quizLeft, both, 2, day(9), 'weekly')).toMatchObject({
      ...{ kind: 'closed', via: 'course', window: { kind: 'upcoming', opensAt: day(15) } },
    });
  });

  test('a quiz of the unit itself does not block the unit [RULE-12]', () => {
    expect(unitAccess(withQuiz(false), enrolled, 1, day(1)).kind).toBe('open');
  });

  test('an ended unit is locked, unless a quiz in it waits to be submitted [CURR-14, CURR-51]', () => {
    expect(unitAccess(withQuiz(true), enrolled, 1, day(7))).toEqual({
      ...{ kind: 'closed', via: 'course' },
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
    const ended = (via: string, endedAt: number) => ({ kind: 'closed', via, window: { kind: 'ended', endedAt } });
    expect(unitAccess(withQuiz(true), holds(day(10)), 2, day(12))).toMatchObject({ window: { endsAt: day(17) } });
    expect(unitAccess(withQuiz(true), holds(day(2)), 2, day(3))).toMatchObject({ window: { endsAt: day(14) } });
    expect(unitAccess(withQuiz(true), holds(day(10)), 2, day(40))).toEqual(ended('lecture-code', day(17)));
    expect(unitAccess(withQuiz(true), holds(day(2)), 2, day(40))).toEqual(ended('course', day(14)));
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
      ...{ kind: 'open', via: 'course' },
      window: { kind: 'open-to-all' },
    });
    expect(unitAccess(withQuiz(true), enrolled, 9, day(0))).toEqual({ kind: 'not-found' });
  });
});
