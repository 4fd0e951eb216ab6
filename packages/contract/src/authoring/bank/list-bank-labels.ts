import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';

const counted = z.array(z.object({ name: z.string(), questions: z.number() }));

export const listBankLabels = endpoint({
  method: 'GET',
  path: '/api/teach/bank/labels',
  access: 'teacher',
  summary: 'What the questions of the bank are sorted by, with how many there are of each',
  reply: wrapped(z.object({ questions: z.number(), units: counted, sources: counted, tags: counted })),
  errors: [],
});
