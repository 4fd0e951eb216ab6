import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { codeBatch } from './code-batch.ts';

export const unvoidCodes = endpoint({
  method: 'POST',
  path: '/api/teach/code-batches/{batchId}/unvoid',
  access: 'teacher',
  freshSignIn: true,
  summary: 'Take a voiding back within an hour: the codes that it was about work again, sold ones as sold',
  params: z.object({ batchId: wholeNumber }),
  /** The moment of the voiding, as the list of the batch tells it. */
  body: z.strictObject({ voidedAt: z.iso.datetime() }),
  reply: wrapped(z.object({ batch: codeBatch, restored: z.number() })),
  errors: ['codes.batch_not_found', 'codes.void_final'],
});
