import { describe, expect, test } from 'vitest';
import type { Holdings } from '../lessons/lesson-access.ts';
import type { ExamTerms } from './exams/exam-terms.ts';
import { hiddenKey } from './key-time.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
const ENDLESS: ExamTerms = {
  ...{ minutes: 60, opensAt: null, lastStartAt: null, closesAt: null },
  ...{ attempts: 2, counts: 'best', passMark: null },
};
const curriculum = {
  units: [
    { id: 10, lessons: [] },
    { id: 11, lessons: [] },
  ],
  openToAll: false,
};
const held = (course: Holdings['course'], units: [number, number][] = []): Holdings => ({
  course,
  units: new Map(units.map(([id, enrolledAt]) => [id, { enrolledAt }])),
});

describe('when the right answers are seen', () => {
  test.each([
    ['at once, though the window is open', 'at-once', held({ enrolledAt: 0 }), DAY, null],
    ['not while the window is open', 'after-window', held({ enrolledAt: 0 }), 2 * WEEK - 1, { opensAt: 2 * WEEK }],
    ['from the moment it ends', 'after-window', held({ enrolledAt: 0 }), 2 * WEEK, null],
    [
      'an extension keeps them hidden',
      'after-window',
      held({ enrolledAt: 0, extendedUntil: 30 * DAY }),
      20 * DAY,
      { opensAt: 30 * DAY },
    ],
    [
      'of a course and a code the later end counts',
      'after-window',
      held({ enrolledAt: 0 }, [[11, 13 * DAY]]),
      15 * DAY,
      { opensAt: 20 * DAY },
    ],
    ['whoever holds nothing any more waits for the teacher', 'after-window', held(null), 90 * DAY, { opensAt: null }],
  ] as const)('%s [T-QUIZ-8]', (_case, keyTime, holdings, now, hidden) => {
    expect(hiddenKey(keyTime, curriculum, holdings, 11, now)).toEqual(hidden);
  });

  test('where no window ends they wait for the teacher [T-QUIZ-8]', () => {
    const open = { ...curriculum, openToAll: true };
    expect(hiddenKey('after-window', open, held({ enrolledAt: 0 }), 11, 900 * DAY)).toEqual({ opensAt: null });
  });

  test('they may be kept for good, whatever ends [EXAM-07, T-QUIZ-8]', () => {
    expect(hiddenKey('never', curriculum, held({ enrolledAt: 0 }), 11, 900 * DAY)).toEqual({ opensAt: null });
  });

  test.each([
    ['at once, when no attempt is left', 'at-once', { at: 9 * DAY, again: null }, DAY, null],
    [
      'never before an attempt that is left',
      'at-once',
      { at: 9 * DAY, again: { ...ENDLESS, lastStartAt: 8 * DAY } },
      DAY,
      { opensAt: 8 * DAY, because: 'attempt-left' },
    ],
    [
      'never before an attempt that the unit still gives, and by its end',
      'at-once',
      { at: null, again: ENDLESS },
      DAY,
      { opensAt: 2 * WEEK, because: 'attempt-left' },
    ],
    [
      'at once, when the unit has closed over an attempt that was left',
      'at-once',
      { at: null, again: ENDLESS },
      2 * WEEK,
      null,
    ],
    [
      'never before an attempt that the exam itself still gives, whatever the unit does',
      'at-once',
      { at: 90 * DAY, again: { ...ENDLESS, closesAt: 90 * DAY } },
      2 * WEEK,
      { opensAt: 90 * DAY - 3_600_000, because: 'attempt-left' },
    ],
    ['not before the last has handed in', 'after-window', { at: 9 * DAY, again: null }, 9 * DAY, { opensAt: 9 * DAY }],
    ['after that, though the unit is open', 'after-window', { at: 9 * DAY, again: null }, 9 * DAY + 1, null],
    ['with the unit, where an exam has no end', 'after-window', { at: null, again: null }, DAY, { opensAt: 2 * WEEK }],
  ] as const)('of an exam they are seen %s [EXAM-07, LEARN-346, EXAM-296]', (_case, keyTime, exam, now, hidden) => {
    expect(hiddenKey(keyTime, curriculum, held({ enrolledAt: 0 }), 11, now, exam)).toEqual(hidden);
  });
});
