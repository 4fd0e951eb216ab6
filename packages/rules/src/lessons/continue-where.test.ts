import { expect, test } from 'vitest';
import { continueWhere } from './continue-where.ts';
import type { CurriculumUnit } from './curriculum.ts';

const DAY = 86_400_000;
const enrolledAt = Date.UTC(2026, 0, 1);
const holdings = { course: { enrolledAt }, units: new Map() };
const at = (units: CurriculumUnit[], days: number) =>
  continueWhere({ units, openToAll: false }, holdings, enrolledAt + days * DAY);

const units = (videoDone: boolean, quizDone: boolean): CurriculumUnit[] => [
  {
    id: 1,
    lessons: [
      { id: 11, type: 'Video', finished: videoDone },
      { id: 12, type: 'Quiz', finished: quizDone },
    ],
  },
  { id: 2, lessons: [{ id: 21, type: 'Video', finished: false }] },
];

test('a course is continued at the first lesson not yet done that can be opened [CDET-18]', () => {
  expect(at(units(false, false), 0)).toEqual({ kind: 'lesson', unitId: 1, lessonId: 11, type: 'Video' });
  expect(at(units(true, false), 0)).toEqual({ kind: 'lesson', unitId: 1, lessonId: 12, type: 'Quiz' });
  expect(at(units(true, true), 0)).toEqual({ kind: 'lesson', unitId: 2, lessonId: 21, type: 'Video' });
});

test('with the first window over, the waiting quiz comes next and not the closed video [CDET-18]', () => {
  expect(at(units(false, false), 8)).toEqual({ kind: 'lesson', unitId: 1, lessonId: 12, type: 'Quiz' });
  expect(at(units(false, true), 8)).toEqual({ kind: 'lesson', unitId: 2, lessonId: 21, type: 'Video' });
});

test('nothing to open, everything done and no lessons at all are told apart [CDET-18]', () => {
  expect(at(units(true, true), 15)).toEqual({ kind: 'nothing-open' });
  expect(at([{ id: 1, lessons: [{ id: 1, type: 'Video', finished: true }] }], 0)).toEqual({ kind: 'all-done' });
  expect(at([], 0)).toEqual({ kind: 'no-lessons' });
});
