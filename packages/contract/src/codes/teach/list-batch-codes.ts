import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { pagingFields, wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { batchCode, codeBatch, codeState } from './code-batch.ts';

export const listBatchCodes = endpoint({
  method: 'GET',
  path: '/api/teach/code-batches/{batchId}/codes',
  access: 'assistant',
  summary:
    'The codes of a batch by serial number, readable: whoever sells them needs them. The ledger notes who looked',
  params: z.object({ batchId: wholeNumber }),
  query: z.object({ ...pagingFields, state: codeState.optional() }),
  reply: wrapped(z.object({ batch: codeBatch, totalCount: z.number(), codes: z.array(batchCode) })),
  errors: ['codes.batch_not_found'],
});
