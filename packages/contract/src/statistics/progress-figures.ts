import { z } from 'zod';
import { marks } from '../quizzes/marks.ts';

/** Read bare by the statistics and the parent's page. */
export const lessonFigures = { totalVideos: z.number(), watchedVideos: z.number(), progress: z.number() };

/** Students do not see the quiz now: its mark counts, and it is in no total. Said only where it is so. */
const hidden = z.literal(true).optional();

const result = z.object({
  lessonId: z.number(),
  lessonName: z.string(),
  score: z.number(),
  marks,
  submittedAt: z.string(),
  /** Late answers wait for the teacher: the mark is for now. Said only where it is so. */
  provisional: z.literal(true).optional(),
  hidden,
});

/** A paper that was handed in and has no mark to tell yet. */
const untoldPaper = z.object({
  lessonId: z.number(),
  lessonName: z.string(),
  submittedAt: z.string(),
  /** When the results are told; null where it is being marked, and told when that is done. */
  resultsAt: z.string().nullable(),
  hidden,
});

export const quizFigures = {
  totalQuizzes: z.number(),
  solvedQuizzes: z.number(),
  /** Newest first. */
  results: z.array(result),
  /** Newest first; as few as nobody has told yet. */
  untold: z.array(untoldPaper),
};

/** The student's own results lead to their papers, which stand in their courses. */
export const ownQuizFigures = {
  ...quizFigures,
  results: z.array(result.extend({ courseId: z.number() })),
  untold: z.array(untoldPaper.extend({ courseId: z.number() })),
};
