import { MAX_PAYMENT_PIASTRES } from '@hessa/rules/codes/seller-account';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { reason } from '../teach/code-batch.ts';
import { sellerAccount, sellerParams } from './seller.ts';

export const correctAccount = endpoint({
  method: 'POST',
  path: '/api/teach/code-sellers/{sellerId}/corrections',
  access: 'teacher',
  freshSignIn: true,
  summary:
    'Raise or lower what a seller owes, with a reason: a discount, lost cards. The same key again changes nothing',
  params: sellerParams,
  body: z.strictObject({
    key: z.uuid(),
    /** By how much more is owed; less than nothing lowers it. */
    changePiastres: z
      .int()
      .min(-MAX_PAYMENT_PIASTRES)
      .max(MAX_PAYMENT_PIASTRES)
      .refine((change) => change !== 0),
    reason,
  }),
  reply: wrapped(sellerAccount),
  errors: ['seller.not_found', 'codes.key_taken'],
});
