import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { receipt } from './seller.ts';

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/teach/code-receipts/{number}',
  access: 'assistant',
  summary: 'A receipt by its number, as it was when the money was taken',
  params: z.object({ number: wholeNumber }),
  reply: wrapped(receipt),
  errors: ['seller.receipt_not_found'],
});
