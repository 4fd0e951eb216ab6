import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { codeBatch, reason } from './code-batch.ts';

export const voidCodeBatch = endpoint({
  method: 'POST',
  path: '/api/teach/code-batches/{batchId}/void',
  access: 'teacher',
  freshSignIn: true,
  summary: 'Take the codes of a batch that nobody has bought or used out of use; sold ones only when asked for',
  params: z.object({ batchId: wholeNumber }),
  body: z.strictObject({ reason, includeSold: z.boolean().default(false) }),
  reply: wrapped(
    z.object({
      batch: codeBatch,
      voidedNow: z.number(),
      /** Sold and not used, and left as they are. */
      soldLeft: z.number(),
    }),
  ),
  errors: ['codes.batch_not_found'],
});
