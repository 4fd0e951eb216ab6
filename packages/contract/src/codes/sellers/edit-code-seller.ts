import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { sellerAccount, sellerName, sellerParams, sellerPhone } from './seller.ts';

export const editCodeSeller = endpoint({
  method: 'PUT',
  path: '/api/teach/code-sellers/{sellerId}',
  access: 'teacher',
  summary: 'Write a seller’s name and phone anew',
  params: sellerParams,
  body: z.strictObject({
    name: sellerName,
    phone: sellerPhone,
    /** What stood there when it was opened. */
    was: z.strictObject({ name: z.string(), phone: z.string() }),
  }),
  reply: wrapped(sellerAccount),
  errors: ['seller.not_found', 'seller.name_taken', 'register.phone_invalid', 'teach.changed_meanwhile'],
});
