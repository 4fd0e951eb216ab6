import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { pagingFields } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { marks } from '../marks.ts';
import { quizParams } from './get-quiz-report.ts';

export const listQuizPapers = endpoint({
  method: 'GET',
  path: '/api/teach/results/{lessonId}/papers',
  access: 'teacher',
  summary: 'The papers handed in for a quiz: newest, best or weakest first',
  ...quizParams,
  query: z.object({ ...pagingFields, sort: z.enum(['newest', 'highest', 'lowest']).optional() }),
  reply: wrapped(
    z.object({
      totalCount: z.number(),
      /** Of these, papers with an answer that waits for its marks. */
      waiting: z.number(),
      papers: z.array(
        z.object({
          studentId: z.string(),
          name: z.string(),
          /** Null while it is being marked. */
          score: z.number().nullable(),
          correctCount: z.number(),
          total: z.number(),
          marks,
          /** Null where the exam has no pass mark, and while the paper is being marked. */
          passed: z.boolean().nullable(),
          /** Answers that came too late and on which nobody has decided: its mark is not the last word. */
          held: z.number(),
          version: z.number(),
          submittedAt: z.string(),
        }),
      ),
    }),
  ),
  errors: ['results.quiz_not_found'],
});
