import { expect, test } from 'vitest';
import { lessonRefusal, unitRefusal } from './refusal-words.ts';

const ended = { kind: 'ended', endedAt: 0 } as const;
const right = { via: 'course', window: ended } as const;

test('a unit behind a quiz and a unit out of its time say different things [CURR-44, CURR-45, ERR-58, ERR-59]', () => {
  expect(unitRefusal({ access: { kind: 'blocked', byLessonId: 1, ...right } })).toMatch(/الامتحان اللي قبله/);
  expect(unitRefusal({ access: { kind: 'closed', ...right } })).toBe('الوحدة دي مش متاحة دلوقتي.');
});

test.each([
  [{ kind: 'blocked', byLessonId: 1 }, false, /الامتحان اللي قبله الأول/],
  [{ kind: 'closed', window: ended }, false, /الوحدة دي مش متاحة/],
  [{ kind: 'submitted', window: { kind: 'open-to-all' } }, false, /مينفعش يتفتح تاني/],
  [{ kind: 'submitted', window: { kind: 'open-to-all' } }, true, /الدرس ده مش متاح/],
  [{ kind: 'not-found' }, false, /الدرس ده مش متاح/],
] as const)(
  'a lesson that is %j, empty %j, says why [CURR-44, CURR-45, CURR-46, CURR-47, ERR-58, ERR-59, ERR-60, ERR-61]',
  (access, isEmpty, words) => {
    expect(lessonRefusal({ access, isEmpty })).toMatch(words);
  },
);

test('of an exam that was handed in nobody is told that they did it, nor that it is over: its page knows [LEARN-266]', () => {
  const exam = { minutes: 30, attempts: 2 };
  expect(lessonRefusal({ access: { kind: 'submitted', window: { kind: 'open-to-all' } }, isEmpty: false, exam })).toBe(
    'ورقة الامتحان ده اتسلّمت. درجتك ومحاولاتك في «شوف ورقتك».',
  );
});
