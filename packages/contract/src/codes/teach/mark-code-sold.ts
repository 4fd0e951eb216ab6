import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { batchCode } from './code-batch.ts';

export const markCodeSold = endpoint({
  method: 'POST',
  path: '/api/teach/codes/{codeId}/sold',
  access: 'assistant',
  summary: 'Note that a code was handed to somebody, or take that back; a code in use stays as it is',
  params: z.object({ codeId: wholeNumber }),
  body: z.strictObject({ sold: z.boolean() }),
  reply: wrapped(batchCode),
  errors: ['codes.code_not_found', 'codes.not_sellable'],
});
