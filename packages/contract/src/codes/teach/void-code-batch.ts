import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { codeBatch, reason } from './code-batch.ts';

export const voidCodeBatch = endpoint({
  method: 'POST',
  path: '/api/teach/code-batches/{batchId}/void',
  access: 'teacher',
  summary: 'Take every code of a batch that nobody has used out of use; those in use stay',
  params: z.object({ batchId: wholeNumber }),
  body: z.strictObject({ reason }),
  reply: wrapped(z.object({ batch: codeBatch, voidedNow: z.number() })),
  errors: ['codes.batch_not_found'],
});
