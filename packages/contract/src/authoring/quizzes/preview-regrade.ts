import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { pagingFields } from '../../paging.ts';
import { marks } from '../../quizzes/marks.ts';
import { wrapped } from '../../reply.ts';
import { quizParams } from './edited-quiz.ts';

/** No score while the paper is being marked. */
const mark = z.object({ score: z.number().nullable(), correctCount: z.number(), total: z.number(), marks });
const bands = z.object({ excellent: z.number(), good: z.number(), 'keep-practising': z.number() });

export const previewRegrade = endpoint({
  method: 'GET',
  path: '/api/teach/quizzes/{lessonId}/regrade-preview',
  access: 'teacher',
  summary: 'What every paper handed in under an earlier version would be worth by the key of today; nothing is written',
  params: quizParams,
  query: z.object(pagingFields),
  reply: wrapped(
    z.object({
      /** To be sent with the regrade: it is refused when the paper has changed since. */
      version: z.number(),
      /** Papers that would be graded anew. */
      papers: z.number(),
      up: z.number(),
      down: z.number(),
      same: z.number(),
      /** Papers that have no question in common with the quiz of today: they stay as they are. */
      untouched: z.number(),
      before: bands,
      after: bands,
      /** Whose score changes, the largest difference first. */
      students: z.array(z.object({ studentId: z.string(), name: z.string(), before: mark, after: mark })),
      changedCount: z.number(),
    }),
  ),
  errors: ['quiz.not_found'],
});
