import { lessonPath } from '@hessa/rules/pages/student-pages';
import { expect, test } from 'vitest';
import { lessonNumber, lessonSize } from './lesson-words.ts';

test.each([
  [{ type: 'Video', durationSeconds: 840, questionCount: null }, '١٤ دقيقة'],
  [{ type: 'Video', durationSeconds: 20, questionCount: null }, 'دقيقة'],
  [{ type: 'Video', durationSeconds: 0, questionCount: null }, null],
  [{ type: 'Video', durationSeconds: null, questionCount: null }, null],
  [{ type: 'Quiz', durationSeconds: null, questionCount: 5 }, '٥ أسئلة'],
  [{ type: 'Quiz', durationSeconds: null, questionCount: 0 }, null],
  [{ type: 'Quiz', durationSeconds: null, questionCount: null }, null],
] as const)('the size of %j is %j', (lesson, words) => {
  expect(lessonSize(lesson, 'arabic')).toBe(words);
});

test('numbers take the tenant’s digits', () => {
  expect(lessonNumber({ unitPlace: 3, place: 12 }, 'arabic')).toBe('٣٫١٢');
  expect(lessonNumber({ unitPlace: 3, place: 12 }, 'latin')).toBe('3.12');
});

test('a video and a quiz have their own addresses [CURR-16, CURR-17]', () => {
  expect(lessonPath(7, { id: 4, type: 'Video' })).toBe('/course/7/lesson/4/video');
  expect(lessonPath(7, { id: 5, type: 'Quiz' })).toBe('/course/7/lesson/5/quiz');
});
