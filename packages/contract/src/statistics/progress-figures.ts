import { z } from 'zod';
import { marks } from '../quizzes/marks.ts';

/** Read bare by the statistics and the parent's page. */
export const lessonFigures = { totalVideos: z.number(), watchedVideos: z.number(), progress: z.number() };

const result = z.object({
  lessonId: z.number(),
  lessonName: z.string(),
  score: z.number(),
  marks,
  submittedAt: z.string(),
});

export const quizFigures = {
  totalQuizzes: z.number(),
  solvedQuizzes: z.number(),
  /** Newest first. */
  results: z.array(result),
};

/** The student's own results lead to their papers, which stand in their courses. */
export const ownQuizFigures = { ...quizFigures, results: z.array(result.extend({ courseId: z.number() })) };
