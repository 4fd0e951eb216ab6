import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';

const label = z.object({ name: z.string(), questions: z.number() });

export const listBankLabels = endpoint({
  method: 'GET',
  path: '/api/teach/bank/labels',
  access: 'teacher',
  summary: 'What the questions of the bank are sorted by, with how many there are of each',
  reply: wrapped(
    z.object({
      questions: z.number(),
      /** Those whose quizzes have questions of the bank. */
      courses: z.array(z.object({ id: z.number(), name: z.string() })),
      /** With the courses in which its questions stand: units of several courses are called alike. */
      units: z.array(label.extend({ courses: z.array(z.number()) })),
      sources: z.array(label),
      tags: z.array(label),
    }),
  ),
  errors: [],
});
