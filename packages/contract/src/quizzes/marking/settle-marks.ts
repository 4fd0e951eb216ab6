import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';

export const settleMarks = endpoint({
  method: 'POST',
  path: '/api/teach/marking/{lessonId}/settle',
  access: 'teacher',
  summary: "Say which marks count for an answer that two have marked: the first's, the second's, or others",
  params: z.object({ lessonId: wholeNumber }),
  body: z.strictObject({
    question: z.uuid(),
    studentId: z.uuid(),
    /** What was seen of it. */
    basedOn: z.string().max(40),
    given: z.array(z.int().min(0).max(100)).min(1).max(20),
  }),
  /** `changed`: it was settled, or is another text, since it was seen, and stays as it is. */
  reply: wrapped(z.object({ outcome: z.enum(['settled', 'changed', 'gone', 'misfit']) })),
  errors: ['results.quiz_not_found'],
});
