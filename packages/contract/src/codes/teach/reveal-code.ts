import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { readableCode, reason } from './code-batch.ts';

export const revealCode = endpoint({
  method: 'POST',
  path: '/api/teach/codes/{codeId}/reveal',
  access: 'assistant',
  summary: 'Read an unused code in the clear, to sell it or to replace a lost card; ledger and trail keep who and why',
  params: z.object({ codeId: wholeNumber }),
  body: z.strictObject({
    /** `sale` also notes that the code was handed over. */
    why: z.enum(['sale', 'replacement']),
    /** Whom it is for, or which card it replaces. */
    note: reason,
  }),
  reply: wrapped(readableCode),
  errors: ['codes.code_not_found', 'codes.not_sellable'],
});
