import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wholeNumber } from '../paging.ts';
import { wrapped } from '../reply.ts';
import { marks } from './marks.ts';

export const listQuizMarks = endpoint({
  method: 'GET',
  path: '/api/Student/quiz-marks',
  access: 'student',
  summary: "The marks of the student's own papers in a course, for the rows of its quizzes",
  query: z.object({ courseId: wholeNumber }),
  reply: wrapped(
    z.array(
      z.object({
        lessonId: z.number(),
        /** Null while it is being marked, and until the results are told. */
        score: z.number().nullable(),
        marks,
        /** When the results are told, where that is still to come. */
        resultsAt: z.string().nullable(),
        /** Late answers wait for the teacher: the mark is for now. Said only where it is so. */
        provisional: z.literal(true).optional(),
      }),
    ),
  ),
  errors: [],
});
