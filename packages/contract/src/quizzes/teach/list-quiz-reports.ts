import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { pagingFields, wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';

export const listQuizReports = endpoint({
  method: 'GET',
  path: '/api/teach/results',
  access: 'teacher',
  freshness: 'may be old',
  summary: 'Quizzes that have papers, the one with the newest paper first',
  query: z.object({ ...pagingFields, courseId: wholeNumber.optional() }),
  reply: wrapped(
    z.object({
      totalCount: z.number(),
      quizzes: z.array(
        z.object({
          lessonId: z.number(),
          lessonName: z.string(),
          unitName: z.string(),
          courseId: z.number(),
          courseName: z.string(),
          papers: z.number(),
          /** Who holds it today, through the course or the lecture. */
          holders: z.number(),
          /** Null while every paper is being marked. */
          average: z.number().nullable(),
          lastSubmittedAt: z.string(),
        }),
      ),
    }),
  ),
  errors: [],
});
