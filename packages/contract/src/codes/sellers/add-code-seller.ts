import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { sellerAccount, sellerName, sellerPhone } from './seller.ts';

export const addCodeSeller = endpoint({
  method: 'POST',
  path: '/api/teach/code-sellers',
  access: 'assistant',
  summary: 'Open an account for a seller; the same key again answers the one made first',
  body: z.strictObject({ key: z.uuid(), name: sellerName, phone: sellerPhone.default('') }),
  reply: wrapped(sellerAccount),
  errors: ['seller.name_taken', 'register.phone_invalid'],
});
