import { lessonPath } from '@hessa/rules/pages/lesson-paths';
import { expect, test } from 'vitest';
import { lessonNumber } from './lesson-words.ts';

test('numbers take the tenant’s digits', () => {
  expect(lessonNumber({ unitPlace: 3, place: 12 }, 'arabic')).toBe('٣٫١٢');
  expect(lessonNumber({ unitPlace: 3, place: 12 }, 'latin')).toBe('3.12');
});

test('a video and a quiz have their own addresses [CURR-16, CURR-17]', () => {
  expect(lessonPath(7, { id: 4, type: 'Video' })).toBe('/course/7/lesson/4/video');
  expect(lessonPath(7, { id: 5, type: 'Quiz' })).toBe('/course/7/lesson/5/quiz');
});
