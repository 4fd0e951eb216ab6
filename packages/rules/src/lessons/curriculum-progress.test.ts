import { expect, test } from 'vitest';
import { curriculumProgress } from './curriculum-progress.ts';

const unit = (done: number, open: number, type: 'Video' | 'Quiz' = 'Video') => ({
  id: 1,
  lessons: Array.from({ length: done + open }, (_, at) => ({ id: at, type, finished: at < done })),
});

test.each([
  [[], 0],
  [[unit(0, 0)], 0],
  [[unit(0, 3)], 0],
  [[unit(1, 2)], 33],
  [[unit(2, 1)], 67],
  [[unit(1, 0), unit(1, 2, 'Quiz')], 50],
  [[unit(299, 1)], 99],
  [[unit(4, 0)], 100],
])('completed videos and submitted quizzes over all lessons: %j is %d percent [CURR-06, CURR-10]', (units, percent) => {
  expect(curriculumProgress(units).percent).toBe(percent);
});

test('units and lessons are counted, a quiz without questions as nothing [CURR-05, CURR-08, CURR-09, DESK-76]', () => {
  const empty = { id: 2, lessons: [{ id: 9, type: 'Quiz' as const, finished: false, empty: true }] };
  expect(curriculumProgress([unit(1, 0), empty])).toEqual({ unitCount: 2, lessonCount: 1, doneCount: 1, percent: 100 });
});
