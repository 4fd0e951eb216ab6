import { describe, expect, test } from 'vitest';
import { firstLessonIndex } from './first-lesson.ts';
import { readLessonIndex } from './lesson-index.ts';

describe('the lesson in the address', () => {
  test.each([
    ['0', 0],
    ['2', 2],
    ['3', null],
    ['-1', null],
    ['1.5', null],
    ['01', null],
    ['1e0', null],
    [' 1', null],
    ['', null],
    ['x', null],
    [null, null],
    ['99999999999999999999', null],
  ])('?lesson=%s of three lessons is %s [RULE-24, ROUTE-30]', (text, index) => {
    expect(readLessonIndex(text, 3)).toBe(index);
  });
});

describe('the lesson the unit viewer opens', () => {
  const done = { locked: false, finished: true };
  const todo = { locked: false, finished: false };
  const locked = { locked: true, finished: false };
  test.each([
    ['a valid unlocked index [UNIT-18]', [done, todo, todo], '2', 2],
    ['a valid index of a finished lesson [UNIT-18]', [done, todo], '0', 0],
    ['a locked index gives the first unlocked [UNIT-19]', [done, todo, locked], '2', 0],
    ['an invalid index gives the first unlocked [UNIT-19]', [done, todo], '9', 0],
    ['no index gives the first unfinished [UNIT-19]', [done, todo, todo], null, 1],
    ['no index, all finished, gives the first [UNIT-19]', [done, done], null, 0],
    ['no index, the rest locked, gives the first unlocked [UNIT-19]', [done, locked], undefined, 0],
    ['everything locked gives none [UNIT-14]', [locked, locked], '0', null],
    ['no lessons give none [UNIT-14]', [], null, null],
  ] as const)('%s', (_case, lessons, query, index) => {
    expect(firstLessonIndex(lessons, query)).toBe(index);
  });
});

test('a plain visit goes on with a paper that was begun and left [LEARN-260]', () => {
  const film = { locked: false, finished: false };
  const quiz = { locked: false, finished: false, isBegunPaper: true };
  expect(firstLessonIndex([film, quiz], null)).toBe(1);
  expect(firstLessonIndex([film, quiz], '0')).toBe(0);
  expect(firstLessonIndex([film, { ...quiz, locked: true }], null)).toBe(0);
  expect(firstLessonIndex([film, { ...quiz, finished: true }], null)).toBe(0);
});
