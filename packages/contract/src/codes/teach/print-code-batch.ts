import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { codeBatch } from './code-batch.ts';

export const printCodeBatch = endpoint({
  method: 'POST',
  path: '/api/teach/code-batches/{batchId}/cards',
  access: 'teacher',
  freshSignIn: true,
  summary: 'What is printed: every code of the batch that can still be used, in one answer. The ledger notes it',
  params: z.object({ batchId: wholeNumber }),
  reply: wrapped(
    z.object({
      /** On the head of every card. */
      teacherLatin: z.string(),
      batch: codeBatch,
      cards: z.array(z.object({ serial: z.number(), code: z.string() })),
    }),
  ),
  errors: ['codes.batch_not_found'],
});
