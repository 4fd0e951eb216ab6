import { expect, test } from 'vitest';
import { markingNeeds } from './marking-needs.ts';

const quiz = (lessonId: number, waiting: number, differing: number, forOthers = 0) => ({
  ...{ lessonId, waiting, differing, forOthers },
  lessonName: 'امتحان',
  courseName: 'كورس',
  since: '2026-11-16T10:00:00.000Z',
});

test('papers to mark and papers on which two markers differ are two things that wait, each with its own first; what waits for a colleague is neither [DESK-192]', () => {
  const marking = [quiz(1, 0, 1), quiz(2, 3, 0), quiz(3, 1, 2), quiz(4, 0, 0, 5)];
  expect(markingNeeds(marking)).toEqual({
    toMark: { papers: 4, quizzes: 2, first: marking[1] },
    toSettle: { papers: 3, quizzes: 2, first: marking[0] },
  });
  expect(markingNeeds([quiz(1, 0, 1)])).toMatchObject({ toMark: null, toSettle: { papers: 1 } });
  expect(markingNeeds([quiz(4, 0, 0, 5)])).toEqual({ toMark: null, toSettle: null });
});
