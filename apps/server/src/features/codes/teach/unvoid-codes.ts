import { unvoidCodes as endpoint } from '@hessa/contract/codes/teach/unvoid-codes';
import { undoableSince } from '@hessa/rules/codes/void-undo';
import { and, eq, isNull } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { codes } from '../codes-table.ts';
import { recordStep } from '../record-step.ts';
import { findBatches } from './find-batches.ts';

/** What was sold before it was voided is sold again: only the voiding itself is taken back. Safe to repeat. */
export const unvoidCodes = handle(endpoint, async (ctx, { params: { batchId }, body }) => {
  const voidedAt = new Date(body.voidedAt);
  if (voidedAt <= undoableSince(ctx.now)) throw new DomainError('codes.void_final');
  return ctx.withTenant(async (tx) => {
    const restored = await tx
      .update(codes)
      .set({ voidedAt: null })
      .where(
        and(
          eq(codes.tenantId, ctx.tenant.id),
          eq(codes.batchId, batchId),
          eq(codes.voidedAt, voidedAt),
          isNull(codes.redeemedBy),
        ),
      )
      .returning({ id: codes.id });
    const [batch] = await findBatches(tx, ctx.tenant.id, { id: batchId });
    if (!batch) throw new DomainError('codes.batch_not_found');
    if (restored.length > 0) {
      const [only] = restored;
      const about = restored.length === 1 && only ? { codeId: only.id } : {};
      await recordStep(tx, ctx, 'codes.unvoided', { batchId, ...about, step: 'unvoided', count: restored.length });
    }
    return { data: { batch, restored: restored.length } };
  });
});
