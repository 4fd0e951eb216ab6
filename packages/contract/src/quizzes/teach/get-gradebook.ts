import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';

export const gradebookParams = { params: z.object({ courseId: wholeNumber }) };

export const getGradebook = endpoint({
  method: 'GET',
  path: '/api/teach/gradebooks/{courseId}',
  access: 'teacher',
  freshness: 'may be old',
  summary: 'The quizzes of a course as the columns of its gradebook, and what its whole class made of them',
  ...gradebookParams,
  reply: wrapped(
    z.object({
      courseName: z.string(),
      quizzes: z.array(
        z.object({
          lessonId: z.number(),
          name: z.string(),
          unitName: z.string(),
          papers: z.number(),
          /** Null before the first paper. */
          average: z.number().nullable(),
          /** How many of those whose week of it has begun have not handed it in. */
          missing: z.number(),
          /** Students do not see it: it stands for the papers that were handed in. */
          hidden: z.literal(true).optional(),
        }),
      ),
      /** The class: who holds the course or a part of it, and how many of them a filter leaves. */
      students: z.number(),
      withMissing: z.number(),
      low: z.number(),
      average: z.number().nullable(),
    }),
  ),
  errors: ['course.not_found'],
});
