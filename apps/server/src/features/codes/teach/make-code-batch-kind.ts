import type { LongJobKind } from '../../../platform/jobs/long-job-kind.ts';
import { makeBatch, type WantedBatch } from './make-batch.ts';

/**
 * A large batch. All of it is one transaction: cancelled, failed or killed in the middle it leaves no code and no line
 * of the ledger behind, and nobody sees half a batch.
 */
export const makeCodeBatchKind: LongJobKind<WantedBatch> = {
  kind: 'codes.batch',
  afterCrash: 'restart',
  async run(work) {
    await work.total(work.input.size);
    await work.withTenant(async (tx) => {
      const actor = { ...work, account: work.actor };
      const batch = await makeBatch(tx, actor, work.platform.secrets, work.input, { onMade: work.step });
      await work.finish(tx, { batchId: batch.id });
    });
    return undefined;
  },
};
