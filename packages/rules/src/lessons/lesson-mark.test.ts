import { expect, test } from 'vitest';
import { lessonMark } from './lesson-mark.ts';

const open = { kind: 'open', via: 'course', window: { kind: 'open-to-all' } } as const;
const blocked = { kind: 'blocked', byLessonId: 1 } as const;
const ended = { kind: 'closed', window: { kind: 'ended', endedAt: 0 } } as const;

test.each([
  ['Video', true, open, 'completed', 'CURR-28, UNIT-09'],
  ['Video', true, ended, 'completed', 'CURR-28, UNIT-09'],
  ['Quiz', true, { kind: 'submitted' }, 'submitted', 'CURR-29, UNIT-10'],
  ['Video', false, open, 'open', 'CURR-16'],
  ['Quiz', false, blocked, 'locked', 'CURR-30, UNIT-11'],
  ['Video', false, ended, 'locked', 'UNIT-11, UNIT-17'],
] as const)('a %s, finished %s, with access %j is marked %s [%s]', (type, finished, access, mark, _ids) => {
  expect(lessonMark({ id: 1, type, finished }, access)).toBe(mark);
});

test.each([
  [2, { kind: 'submitted' }, 'again'],
  [0, { kind: 'submitted' }, 'submitted'],
  [1, ended, 'submitted'],
] as const)(
  'an exam that was handed in, with %i attempts left and access %j, is marked %s [LEARN-290]',
  (attemptsLeft, access, mark) => {
    expect(lessonMark({ id: 1, type: 'Quiz', finished: true, attemptsLeft }, access)).toBe(mark);
  },
);
