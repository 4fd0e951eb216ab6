import { describe, expect, test } from 'vitest';
import type { CurriculumLesson } from './curriculum.ts';
import { type Curriculum, type Holdings, lessonAccess, mayOpen } from './lesson-access.ts';

const DAY = 86_400_000;
const enrolledAt = Date.UTC(2026, 0, 1);
const day = (count: number) => enrolledAt + count * DAY;

const video = (id: number, finished = false): CurriculumLesson => ({ id, type: 'Video', finished });
const quiz = (id: number, finished = false): CurriculumLesson => ({ id, type: 'Quiz', finished });

const course = (first: CurriculumLesson[], second: CurriculumLesson[], openToAll = false): Curriculum => ({
  units: [
    { id: 1, lessons: first },
    { id: 2, lessons: second },
  ],
  openToAll,
});
const enrolled: Holdings = { course: { enrolledAt }, units: new Map() };
const nothing: Holdings = { course: null, units: new Map() };
const codeFor = (unitId: number, at: number): Holdings => ({
  course: null,
  units: new Map([[unitId, { enrolledAt: at }]]),
});

describe('the lesson gate', () => {
  test('a lesson of no unit does not exist, and a guest to the course may open nothing [CURR-46, T-WIN-5]', () => {
    const plain = course([video(11)], [video(21)]);
    expect(lessonAccess(plain, enrolled, 99, day(0))).toEqual({ kind: 'not-found' });
    expect(lessonAccess(plain, nothing, 11, day(0))).toEqual({ kind: 'not-enrolled' });
    expect(lessonAccess(course([video(11)], [], true), nothing, 11, day(0))).toEqual({ kind: 'not-enrolled' });
  });

  test.each([
    ['an earlier quiz of the same unit [RULE-13, CURR-25]', course([quiz(11), video(12)], []), 12, 11],
    ['a quiz of an earlier unit [RULE-13, CURR-26]', course([quiz(11)], [video(21)]), 21, 11],
    ['the first of several quizzes [RULE-13]', course([quiz(11), quiz(12)], [video(21)]), 21, 11],
    ['a quiz blocking another quiz [RULE-13]', course([quiz(11)], [quiz(21)]), 21, 11],
  ] as const)('an unsubmitted quiz blocks what follows: %s', (_case, curriculum, lessonId, byLessonId) => {
    expect(lessonAccess(curriculum, enrolled, lessonId, day(1))).toEqual({ kind: 'blocked', byLessonId });
  });

  test.each([
    ['unwatched videos [RULE-15]', course([video(11)], [video(21)]), 21],
    ['submitted quizzes [RULE-13]', course([quiz(11, true)], [video(21)]), 21],
    ['later quizzes [RULE-13]', course([video(11), quiz(12)], []), 11],
    ['quizzes without questions [QUIZ-36]', course([{ ...quiz(11), empty: true }], [video(21)]), 21],
  ] as const)('nothing is blocked by %s', (_case, curriculum, lessonId) => {
    expect(lessonAccess(curriculum, enrolled, lessonId, day(1)).kind).toBe('open');
  });

  test('a submitted quiz cannot be reopened, inside or after its window [CURR-27, QUIZ-37]', () => {
    const done = course([quiz(11, true)], []);
    expect(lessonAccess(done, enrolled, 11, day(1))).toMatchObject({ kind: 'submitted', window: { kind: 'open' } });
    expect(lessonAccess(done, enrolled, 11, day(30))).toMatchObject({ kind: 'submitted', window: { kind: 'ended' } });
    expect(lessonAccess(done, nothing, 11, day(1))).toEqual({ kind: 'not-enrolled' });
  });

  test('a completed video stays open, and closes with its window [CURR-28, CURR-51]', () => {
    const watched = course([video(11, true)], []);
    expect(lessonAccess(watched, enrolled, 11, day(7) - 1).kind).toBe('open');
    expect(lessonAccess(watched, enrolled, 11, day(7))).toEqual({
      kind: 'closed',
      window: { kind: 'ended', endedAt: day(7) },
    });
  });

  test('an unsubmitted quiz of an ended unit can still be taken, its videos cannot [CURR-24, T-QUIZ-5]', () => {
    const late = course([video(11), quiz(12)], [video(21)]);
    expect(lessonAccess(late, enrolled, 11, day(8)).kind).toBe('closed');
    expect(lessonAccess(late, enrolled, 12, day(8)).kind).toBe('open-to-catch-up');
    expect(lessonAccess(late, enrolled, 21, day(8))).toEqual({ kind: 'blocked', byLessonId: 12 });
    const caughtUp = course([video(11), quiz(12, true)], [video(21)]);
    expect(lessonAccess(caughtUp, enrolled, 21, day(8)).kind).toBe('open');
  });

  test('catching up still goes in order, and an ended empty quiz is simply closed [RULE-13, QUIZ-36]', () => {
    expect(lessonAccess(course([quiz(11), quiz(12)], []), enrolled, 12, day(8))).toEqual({
      kind: 'blocked',
      byLessonId: 11,
    });
    expect(lessonAccess(course([{ ...quiz(11), empty: true }], []), enrolled, 11, day(8)).kind).toBe('closed');
  });

  test('open to all lifts the windows, not the blocking nor the enrolment [CURR-49, T-WIN-4]', () => {
    const open = course([quiz(11)], [video(21)], true);
    expect(lessonAccess(open, enrolled, 11, day(900)).kind).toBe('open');
    expect(lessonAccess(open, enrolled, 21, day(900))).toEqual({ kind: 'blocked', byLessonId: 11 });
    expect(lessonAccess(open, nothing, 11, day(0))).toEqual({ kind: 'not-enrolled' });
  });

  test('the server takes the cumulative reading, the unit viewer may ask for the weekly one [CURR-48, UNIT-29]', () => {
    const plain = course([video(11)], [video(21)]);
    expect(lessonAccess(plain, enrolled, 21, day(1)).kind).toBe('open');
    expect(lessonAccess(plain, enrolled, 21, day(1), 'weekly')).toMatchObject({
      kind: 'closed',
      window: { kind: 'upcoming', daysUntil: 6 },
    });
  });

  test('an enrolment without a date opens nothing [CURR-50, UNIT-30]', () => {
    const undated: Holdings = { course: { enrolledAt: null }, units: new Map() };
    expect(lessonAccess(course([quiz(11)], []), undated, 11, day(0))).toEqual({
      kind: 'closed',
      window: { kind: 'no-enrolment-date' },
    });
  });

  test('a lecture code opens its unit at once, blocked only by quizzes inside it [GEN-09, RULE-14, UNIT-16]', () => {
    const two = course([quiz(11)], [video(21), quiz(22), video(23)]);
    const holder = codeFor(2, day(100));
    expect(lessonAccess(two, holder, 21, day(100))).toMatchObject({ kind: 'open', via: 'lecture-code' });
    expect(lessonAccess(two, holder, 23, day(100))).toEqual({ kind: 'blocked', byLessonId: 22 });
    expect(lessonAccess(two, holder, 21, day(107)).kind).toBe('closed');
    expect(lessonAccess(two, holder, 11, day(100))).toEqual({ kind: 'not-enrolled' });
  });

  test('whoever holds the course and a code gets the more generous access [GEN-09]', () => {
    const both: Holdings = { course: { enrolledAt }, units: new Map([[2, { enrolledAt: day(10) }]]) };
    const two = course([quiz(11)], [video(21)]);
    expect(lessonAccess(two, both, 21, day(12))).toMatchObject({ kind: 'open', via: 'lecture-code' });
    expect(lessonAccess(two, both, 21, day(16))).toMatchObject({ kind: 'open', window: { endsAt: day(17) } });
    expect(lessonAccess(two, both, 21, day(17)).kind).toBe('closed');
    const cleared = course([quiz(11, true)], [video(21)]);
    expect(lessonAccess(cleared, both, 21, day(12))).toMatchObject({ kind: 'open', window: { endsAt: day(17) } });
  });

  test('where neither opens the lesson, the one that comes nearest to it is told [GEN-09]', () => {
    const both = (codeAt: number): Holdings => ({
      course: { enrolledAt },
      units: new Map([[2, { enrolledAt: codeAt }]]),
    });
    const ended = (endedAt: number) => ({ kind: 'closed', window: { kind: 'ended', endedAt } });
    const cleared = course([quiz(11, true)], [video(21)]);
    expect(lessonAccess(cleared, both(day(10)), 21, day(40))).toEqual(ended(day(17)));
    expect(lessonAccess(cleared, both(day(2)), 21, day(40))).toEqual(ended(day(14)));
    const waiting = course([quiz(11)], [quiz(21)]);
    expect(lessonAccess(waiting, both(day(2)), 21, day(40))).toMatchObject({
      kind: 'open-to-catch-up',
      via: 'lecture-code',
    });
    const behind = course([quiz(11)], [quiz(21), video(22)]);
    expect(lessonAccess(behind, both(day(2)), 22, day(13))).toEqual({ kind: 'blocked', byLessonId: 11 });
  });

  test('of two rights that give the same, the course is told [GEN-09]', () => {
    const holds: Holdings = { course: { enrolledAt }, units: new Map([[1, { enrolledAt }]]) };
    expect(lessonAccess(course([video(11)], []), holds, 11, day(1))).toMatchObject({ kind: 'open', via: 'course' });
  });

  test('the teacher can prolong an enrolment [CURR-51]', () => {
    const prolonged: Holdings = { course: { enrolledAt, extendedUntil: day(30) }, units: new Map() };
    expect(lessonAccess(course([video(11)], []), prolonged, 11, day(29)).kind).toBe('open');
  });

  test('the teacher can prolong one unit alone, whoever holds it by course or by code [DESK-22]', () => {
    const two = course([video(11)], [video(21)]);
    const extended = new Map([[2, day(30)]]);
    for (const holds of [enrolled, codeFor(2, enrolledAt)]) {
      expect(lessonAccess(two, { ...holds, extended }, 21, day(29)).kind).toBe('open');
      expect(lessonAccess(two, { ...holds, extended }, 21, day(30)).kind).toBe('closed');
    }
    expect(lessonAccess(two, { ...enrolled, extended }, 11, day(29)).kind).toBe('closed');
  });

  test('only an open lesson hands out content [T-WIN-2]', () => {
    const window = { kind: 'open-to-all' } as const;
    expect(mayOpen({ kind: 'open', via: 'course', window })).toBe(true);
    expect(mayOpen({ kind: 'open-to-catch-up', via: 'course', window })).toBe(true);
    expect(mayOpen({ kind: 'blocked', byLessonId: 1 })).toBe(false);
    expect(mayOpen({ kind: 'closed', window })).toBe(false);
    expect(mayOpen({ kind: 'submitted', window: { kind: 'open-to-all' } })).toBe(false);
    expect(mayOpen({ kind: 'not-enrolled' })).toBe(false);
    expect(mayOpen({ kind: 'not-found' })).toBe(false);
  });
});
