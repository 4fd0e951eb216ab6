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
    'The codes of a batch by serial number; readable for a teacher, and the ledger notes who looked. An assistant asks for one at a time',
  params: z.object({ batchId: wholeNumber }),
  query: z.object({ ...pagingFields, state: codeState.optional() }),
  reply: wrapped(
    z.object({
      batch: codeBatch,
      /** How many of its codes each list would have, at this moment of the server's. */
      byState: z.record(codeState, z.number()),
      totalCount: z.number(),
      codes: z.array(batchCode),
      /** What was voided together within the last hour and is still void, newest first: it can be taken back. */
      undoable: z.array(z.object({ voidedAt: z.string(), count: z.number() })),
    }),
  ),
  errors: ['codes.batch_not_found'],
});
