import { expect, test } from 'vitest';
import type { CurriculumUnit } from '../lessons/curriculum.ts';
import type { Curriculum, Holdings } from '../lessons/lesson-access.ts';
import { closingSoon } from './closing-soon.ts';
import { courseStanding, heldPart } from './course-standing.ts';

const DAY = 86_400_000;
const enrolledAt = Date.UTC(2026, 10, 1);
const inCourse: Holdings = { course: { enrolledAt }, units: new Map() };
const byCode: Holdings = { course: null, units: new Map([[2, { enrolledAt }]]) };

const units = (...finished: number[]): CurriculumUnit[] => [
  {
    id: 1,
    lessons: [
      { id: 11, type: 'Video', finished: finished.includes(11) },
      { id: 12, type: 'Quiz', finished: finished.includes(12) },
    ],
  },
  { id: 2, lessons: [{ id: 21, type: 'Video', finished: finished.includes(21) }] },
];
const course = (...finished: number[]): Curriculum => ({ units: units(...finished), openToAll: false });

test('a course stands at its next lesson, with the time of that lesson’s unit [LEARN-32]', () => {
  expect(courseStanding(course(11), inCourse, enrolledAt + DAY)).toEqual({
    progress: { unitCount: 2, lessonCount: 3, doneCount: 1, percent: 33 },
    next: { kind: 'lesson', unitId: 1, lessonId: 12, type: 'Quiz' },
    via: 'course',
    window: { kind: 'open', endsAt: enrolledAt + 7 * DAY, daysLeft: 6 },
    isBegun: false,
    clockEndsAt: null,
    isOver: false,
  });
});

test('a course is over when the time of its last unit is, unless a unit of it was opened by a code later [LEARN-32]', () => {
  expect(courseStanding(course(), inCourse, enrolledAt + 14 * DAY - 1)).toMatchObject({ isOver: false });
  // The quiz that would block for good may still be taken.
  expect(courseStanding(course(), inCourse, enrolledAt + 14 * DAY)).toMatchObject({
    isOver: true,
    next: { lessonId: 12 },
  });
  const again = { ...inCourse, units: new Map([[2, { enrolledAt: enrolledAt + 20 * DAY }]]) };
  expect(courseStanding(course(), again, enrolledAt + 21 * DAY)).toMatchObject({ isOver: false });
  expect(courseStanding({ ...course(), openToAll: true }, inCourse, enrolledAt + 900 * DAY)).toMatchObject({
    isOver: false,
    window: { kind: 'open-to-all' },
  });
});

test('whoever opened a single unit sees a course of that unit alone [LEARN-32]', () => {
  const held = heldPart(course(), byCode);
  expect(held.units.map(({ id }) => id)).toEqual([2]);
  expect(courseStanding(held, byCode, enrolledAt + DAY)).toMatchObject({
    progress: { lessonCount: 1, doneCount: 0 },
    next: { lessonId: 21 },
    via: 'lecture-code',
    isOver: false,
  });
  expect(courseStanding(held, byCode, enrolledAt + 7 * DAY)).toMatchObject({
    next: { kind: 'nothing-open' },
    isOver: true,
  });
  expect(heldPart(course(), inCourse)).toEqual(course());
});

test.each([
  ['on its last day', 6, [], [{ unitId: 1, left: [11, 12], opens: 11 }]],
  ['with a video done', 6, [11], [{ unitId: 1, left: [12], opens: 12 }]],
  ['with all of it done', 6, [11, 12], []],
  ['a week before the next ends, behind a quiz', 7, [11], [{ unitId: 2, left: [21], opens: null }]],
  ['after both', 14, [], []],
] as const)('a unit closes this week %s [LEARN-33]', (_when, days, finished, expected) => {
  const found = closingSoon(course(...finished), inCourse, enrolledAt + days * DAY);
  expect(
    found.map(({ unitId, leftLessonIds, opensLessonId }) => ({ unitId, left: leftLessonIds, opens: opensLessonId })),
  ).toEqual(expected);
});

test('an exam that closes before its unit closes by itself, in a course that never closes too [LEARN-247]', () => {
  const lastStartAt = enrolledAt + 2 * DAY;
  const [first, second] = units() as [CurriculumUnit, CurriculumUnit];
  const withExam = {
    openToAll: false,
    units: [
      { ...first, lessons: [...first.lessons, { id: 13, type: 'Quiz' as const, finished: false, lastStartAt }] },
      second,
    ],
  };
  const closing = (held: Curriculum, now: number) =>
    closingSoon(held, inCourse, now).map(({ endsAt, leftLessonIds }) => [(endsAt - enrolledAt) / DAY, leftLessonIds]);
  expect(closing(withExam, enrolledAt)).toEqual([
    [2, [13]],
    [7, [11, 12]],
  ]);
  expect(closing({ ...withExam, openToAll: true }, enrolledAt)).toEqual([[2, [13]]]);
  expect(closing({ ...withExam, openToAll: true }, enrolledAt - 6 * DAY)).toEqual([]);
});

test('what closes first stands first, and a course that is open to all never closes [LEARN-33]', () => {
  const both = { ...inCourse, units: new Map([[2, { enrolledAt: enrolledAt - 2 * DAY }]]) };
  const late = { ...both, course: { enrolledAt: enrolledAt - 5 * DAY } };
  expect(closingSoon(course(), late, enrolledAt).map(({ unitId }) => unitId)).toEqual([1, 2]);
  // The better of two rights holds: the course keeps the second unit open for longer than its code.
  expect(closingSoon(course(12), both, enrolledAt).map(({ unitId }) => unitId)).toEqual([1]);
  const single = {
    course: null,
    units: new Map([
      [2, { enrolledAt: enrolledAt - 2 * DAY }],
      [1, { enrolledAt }],
    ]),
  };
  expect(closingSoon(course(), single, enrolledAt).map(({ unitId }) => unitId)).toEqual([2, 1]);
  expect(closingSoon({ ...course(), openToAll: true }, inCourse, enrolledAt)).toEqual([]);
});

test('an exam whose clock runs is where a course goes on, also after its unit has closed [LEARN-260]', () => {
  const now = enrolledAt + 8 * DAY;
  const clockEndsAt = now + 20 * 60_000;
  const sitting = (finished: boolean): Curriculum => ({
    units: units(12).map((unit) => ({
      ...unit,
      lessons: unit.lessons.map((lesson) =>
        lesson.id === 12 ? { ...lesson, finished, begun: true, clockEndsAt } : lesson,
      ),
    })),
    openToAll: false,
  });
  // A further attempt at an exam that is finished, and a first one.
  for (const finished of [true, false]) {
    expect(courseStanding(sitting(finished), inCourse, now)).toMatchObject({
      next: { lessonId: 12 },
      via: 'course',
      isBegun: true,
      clockEndsAt,
    });
  }
  expect(courseStanding(sitting(true), inCourse, clockEndsAt)).toMatchObject({
    next: { lessonId: 21 },
    isBegun: false,
    clockEndsAt: null,
  });
});
