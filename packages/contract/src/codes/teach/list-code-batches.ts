import { BATCH_STATES } from '@hessa/rules/codes/batch-state';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { pagingFields, wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { codeBatch } from './code-batch.ts';

export const listCodeBatches = endpoint({
  method: 'GET',
  path: '/api/teach/code-batches',
  access: 'assistant',
  summary: 'Batches of codes, newest first, with how many are fresh, sold, used and void',
  query: z.object({
    ...pagingFields,
    courseId: wholeNumber.optional(),
    /** Part of a label, or of the name of a seller who has cards of it or sold them. */
    label: z.string().max(80).optional(),
    state: z.enum(BATCH_STATES).optional(),
  }),
  reply: wrapped(z.object({ totalCount: z.number(), batches: z.array(codeBatch) })),
  errors: [],
});
