import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { reason } from '../teach/code-batch.ts';
import { receipt } from './seller.ts';

export const cancelReceipt = endpoint({
  method: 'POST',
  path: '/api/teach/code-receipts/{number}/cancel',
  access: 'teacher',
  freshSignIn: true,
  summary: 'Take a payment back by a line of its own; the receipt keeps its number and says so. Safe to repeat',
  params: z.object({ number: wholeNumber }),
  body: z.strictObject({ reason }),
  reply: wrapped(receipt),
  errors: ['seller.receipt_not_found'],
});
