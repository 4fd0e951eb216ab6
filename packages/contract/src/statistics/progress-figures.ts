import { z } from 'zod';

/** Read bare by the statistics and the parent's page. */
export const lessonFigures = { totalVideos: z.number(), watchedVideos: z.number(), progress: z.number() };

export const quizFigures = {
  totalQuizzes: z.number(),
  solvedQuizzes: z.number(),
  /** Newest first. */
  results: z.array(
    z.object({ lessonId: z.number(), lessonName: z.string(), score: z.number(), submittedAt: z.string() }),
  ),
};
