import { voidCodeBatch as endpoint } from '@hessa/contract/codes/teach/void-code-batch';
import { and, eq, isNull } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { codes } from '../codes-table.ts';
import { recordStep } from '../record-step.ts';
import { findBatches } from './find-batches.ts';

export const voidCodeBatch = handle(endpoint, async (ctx, { params: { batchId }, body: { reason, includeSold } }) => {
  return ctx.withTenant(async (tx) => {
    const voided = await tx
      .update(codes)
      .set({ voidedAt: ctx.now })
      .where(
        and(
          eq(codes.tenantId, ctx.tenant.id),
          eq(codes.batchId, batchId),
          isNull(codes.redeemedBy),
          isNull(codes.voidedAt),
          // Somebody has paid for a sold card and not used it yet.
          includeSold ? undefined : isNull(codes.soldAt),
        ),
      )
      .returning({ id: codes.id });
    const [batch] = await findBatches(tx, ctx.tenant.id, { id: batchId });
    if (!batch) throw new DomainError('codes.batch_not_found');
    if (voided.length > 0) {
      const line = { batchId, step: 'voided' as const, count: voided.length, reason };
      await recordStep(tx, ctx, 'codes.voided', line, { includeSold });
    }
    return { data: { batch, voidedNow: voided.length, soldLeft: batch.sold } };
  });
});
