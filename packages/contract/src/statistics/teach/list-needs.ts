import { HELD_REASONS } from '@hessa/rules/quizzes/exams/judge-answers';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';

export const listNeeds = endpoint({
  method: 'GET',
  path: '/api/teach/needs',
  access: 'teacher',
  summary:
    'What waits for a decision: papers that came too late, the longest waiting one told; for the owner mail that failed',
  reply: wrapped(
    z.object({
      /** Null where none waits. */
      late: z
        .object({
          papers: z.number(),
          first: z.object({
            heldId: z.number(),
            lessonId: z.number(),
            lessonName: z.string(),
            studentName: z.string(),
            reason: z.enum(HELD_REASONS),
            /** Milliseconds, as everywhere about exams. */
            endsAt: z.number(),
            receivedAt: z.number(),
            /** Whether all of it says that it was written before the end. */
            saysInTime: z.boolean(),
          }),
        })
        .nullable(),
      /** Tried in vain and not gone since; null where there is none, and for whoever is not the owner. */
      failedMail: z.object({ count: z.number(), lastTo: z.string() }).nullable(),
    }),
  ),
  errors: [],
});
