import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { amount, receipt, sellerNote, sellerParams } from './seller.ts';

export const takePayment = endpoint({
  method: 'POST',
  path: '/api/teach/code-sellers/{sellerId}/payments',
  access: 'assistant',
  summary: 'Enter money that a seller paid; it gets the next receipt. The same key again answers the same receipt',
  params: sellerParams,
  body: z.strictObject({
    key: z.uuid(),
    amountPiastres: amount,
    note: sellerNote.default(''),
    /** Somebody was asked, and more was brought than is owed; without it such a payment is taken for a slip. */
    beyondOwed: z.boolean().default(false),
  }),
  reply: wrapped(receipt),
  errors: ['seller.not_found', 'codes.key_taken', 'seller.more_than_owed'],
});
