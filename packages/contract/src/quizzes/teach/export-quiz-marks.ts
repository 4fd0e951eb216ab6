import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { listPlace } from '../../list-place.ts';
import { wrapped } from '../../reply.ts';
import { marks } from '../marks.ts';
import { quizParams } from './get-quiz-report.ts';

/** A call and not a read: marks with names and phones leave the platform, and the trail says each time how many. */
export const exportQuizMarks = endpoint({
  method: 'POST',
  path: '/api/teach/results/{lessonId}/export',
  access: 'teacher',
  freshSignIn: true,
  summary:
    'The marks of a quiz with names and phones, for a file: a thousand at a time by cursor, in the order handed in',
  ...quizParams,
  body: z.strictObject({ /** The `next` of the page before. */ after: listPlace.optional() }),
  reply: wrapped(
    z.object({
      papers: z.array(
        z.object({
          name: z.string(),
          phone: z.string(),
          parentPhone: z.string().nullable(),
          /** Null while the paper is being marked. */
          score: z.number().nullable(),
          correctCount: z.number(),
          total: z.number(),
          marks,
          passed: z.boolean().nullable(),
          held: z.number(),
          submittedAt: z.string(),
        }),
      ),
      next: z.string().nullable(),
    }),
  ),
  errors: ['results.quiz_not_found'],
});
