import { z } from 'zod';
import { grade, term } from '../../courses/grade-and-term.ts';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';

export const listCodeTargets = endpoint({
  method: 'GET',
  path: '/api/teach/code-targets',
  access: 'assistant',
  summary: 'What codes can open: every course, published or not, with its units; newest courses first, 500 at most',
  reply: wrapped(
    z.object({
      courses: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          grade,
          term,
          active: z.boolean(),
          pricePiastres: z.number(),
          units: z.array(z.object({ id: z.number(), name: z.string() })),
        }),
      ),
    }),
  ),
  errors: [],
});
