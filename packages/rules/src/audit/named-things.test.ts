import { expect, test } from 'vitest';
import { thingsNamed } from './named-things.ts';

test('an event names what it is about, what was moved and what was put in order [DESK-95]', () => {
  expect(thingsNamed('lesson.moved', { course: 3, lesson: 7, before: { unit: 1 }, after: { unit: 2 } })).toEqual([
    ['course', 3],
    ['lesson', 7],
    ['unit', 1],
    ['unit', 2],
  ]);
  expect(thingsNamed('units.ordered', { course: 3, before: { order: [1, 2] }, after: { order: [2, 1] } })).toEqual([
    ['course', 3],
    ['unit', 1],
    ['unit', 2],
    ['unit', 2],
    ['unit', 1],
  ]);
  expect(thingsNamed('course.duplicated', { course: 4, from: 3 })).toEqual([
    ['course', 4],
    ['course', 3],
  ]);
});

test('a number that is a number, a grade and nothing at all name nothing [DESK-95]', () => {
  expect(thingsNamed('students.grade_moved', { from: 'Secondary1', count: 12 })).toEqual([]);
  expect(thingsNamed('announcement.published', { course: null, after: 'odd' })).toEqual([]);
});
