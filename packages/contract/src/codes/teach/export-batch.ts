import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { codeBatch, readableCode } from './code-batch.ts';

export const exportBatch = endpoint({
  method: 'POST',
  path: '/api/teach/code-batches/{batchId}/export',
  access: 'teacher',
  freshSignIn: true,
  summary:
    'Every card of a batch for a spreadsheet: its state, its seller, and the student who used it. The ledger notes it',
  params: z.object({ batchId: wholeNumber }),
  reply: wrapped(
    z.object({
      batch: codeBatch,
      cards: z.array(
        readableCode.extend({
          pricePiastres: z.number(),
          sellerName: z.string().nullable(),
          studentName: z.string().nullable(),
          studentPhone: z.string().nullable(),
        }),
      ),
    }),
  ),
  errors: ['codes.batch_not_found'],
});
