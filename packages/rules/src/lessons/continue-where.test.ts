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

test('a paper that was begun and left comes before a film that nobody opened, and a clock that runs before both [LEARN-260]', () => {
  const [MINUTE, now] = [60_000, enrolledAt];
  const lessons = (quiz: object, exam: object = {}): CurriculumUnit[] => [
    {
      id: 1,
      lessons: [
        { id: 11, type: 'Video', finished: false },
        { id: 12, type: 'Quiz', finished: false, ...quiz },
        { id: 13, type: 'Quiz', finished: true, ...exam },
      ],
    },
  ];
  const next = (units: CurriculumUnit[], days = 0) => at(units, days);
  expect(next(lessons({}))).toMatchObject({ lessonId: 11 });
  expect(next(lessons({ begun: true }))).toMatchObject({ lessonId: 12 });
  // Films wait for their turn, and what is handed in by its clock is begun no more.
  expect(next(lessons({ begun: true, clockEndsAt: now }))).toMatchObject({ lessonId: 11 });
  expect(next(lessons({ begun: true, clockEndsAt: now + MINUTE }))).toMatchObject({ lessonId: 12 });
  expect(next(lessons({ begun: true }, { begun: true, clockEndsAt: now + MINUTE }))).toMatchObject({ lessonId: 13 });
  // Of two the one that ends first.
  const two = lessons({ begun: true, clockEndsAt: now + MINUTE }, { begun: true, clockEndsAt: now + 2 * MINUTE });
  expect(next(two)).toMatchObject({ lessonId: 12 });
});

test('a paper that was begun behind a quiz which stands in its way now is no way on [LEARN-260]', () => {
  const clockEndsAt = enrolledAt + 60_000;
  const behind: CurriculumUnit[] = [
    {
      id: 1,
      lessons: [
        { id: 11, type: 'Quiz', finished: false },
        { id: 12, type: 'Quiz', finished: false, begun: true },
        { id: 13, type: 'Quiz', finished: false, begun: true, clockEndsAt },
      ],
    },
  ];
  expect(at(behind, 0)).toMatchObject({ lessonId: 11 });
});
