import { expect, test } from 'vitest';
import { lessonAccess } from './lesson-access.ts';
import { lessonMark } from './lesson-mark.ts';

const open = { kind: 'open', via: 'course', window: { kind: 'open-to-all' } } as const;
const blocked = { kind: 'blocked', byLessonId: 1 } as const;
const submitted = { kind: 'submitted', window: { kind: 'open-to-all' } } as const;
const ended = { kind: 'closed', window: { kind: 'ended', endedAt: 0 } } as const;

test.each([
  ['Video', true, open, 'completed', 'CURR-28, UNIT-09'],
  ['Video', true, ended, 'completed', 'CURR-28, UNIT-09'],
  ['Quiz', true, submitted, 'submitted', 'CURR-29, UNIT-10'],
  ['Video', false, open, 'open', 'CURR-16'],
  ['Quiz', false, blocked, 'locked', 'CURR-30, UNIT-11'],
  ['Video', false, ended, 'locked', 'UNIT-11, UNIT-17'],
] as const)('a %s, finished %s, with access %j is marked %s [%s]', (type, finished, access, mark, _ids) => {
  expect(lessonMark({ id: 1, type, finished }, access)).toBe(mark);
});

test.each([
  [2, 'again'],
  [0, 'submitted'],
])(
  'an exam that was handed in, with %i attempts that may be started, is marked %s [LEARN-290]',
  (attemptsLeft, mark) => {
    const lesson = { id: 1, type: 'Quiz', finished: true, attemptsLeft } as const;
    const curriculum = { units: [{ id: 1, lessons: [lesson] }], openToAll: false };
    const holdings = { course: { enrolledAt: 0 }, units: new Map() };
    expect(lessonMark(lesson, lessonAccess(curriculum, holdings, 1, 1))).toBe(mark);
  },
);
