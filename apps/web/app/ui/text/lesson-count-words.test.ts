import { expect, test } from 'vitest';
import { attemptsLeftWords } from '../lesson/attempts-left-words.ts';
import { lessonCountWords } from './lesson-count-words.ts';

test.each([
  [0, 'لسه مفيش دروس'],
  [1, 'درس واحد'],
  [2, 'درسين'],
  [5, '٥ دروس'],
])('a unit of %i lessons says %s [LEARN-296]', (count, words) => {
  expect(lessonCountWords(count, 'arabic')).toBe(words);
});

test.each([
  [1, 'فاضلك محاولة واحدة'],
  [2, 'فاضلك محاولتين'],
  [4, 'فاضلك ٤ محاولات'],
])('an exam with %i attempts left says %s [LEARN-290]', (left, words) => {
  expect(attemptsLeftWords(left, 'arabic')).toBe(words);
});
