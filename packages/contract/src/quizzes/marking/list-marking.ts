import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';

export const listMarking = endpoint({
  method: 'GET',
  path: '/api/teach/marking',
  access: 'assistant',
  summary: 'The quizzes with written answers that wait for their marks, the longest waiting first',
  reply: wrapped(
    z.array(
      z.object({
        lessonId: z.number(),
        lessonName: z.string(),
        courseName: z.string(),
        /** Papers with an answer that waits for who asks; for somebody else as the second; to be settled. */
        waiting: z.number(),
        forOthers: z.number(),
        differing: z.number(),
        /** Since when the first of them waits. */
        since: z.string(),
      }),
    ),
  ),
  errors: [],
});
