import type { Reply } from '@hessa/contract/client';

/** A question of the bank as the list has it. */
export type BankQuestion = Reply<'GET /api/teach/bank'>['data']['questions'][number];
