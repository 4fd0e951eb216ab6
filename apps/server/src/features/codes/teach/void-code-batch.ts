import type { voidCodeBatch as endpoint } from '@hessa/contract/codes/teach/void-code-batch';
import { and, eq, isNull } from 'drizzle-orm';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { codes } from '../codes-table.ts';
import { writeLedger } from '../write-ledger.ts';
import { findBatches } from './find-batches.ts';

export async function voidCodeBatch(
  ctx: AccountContext,
  { params: { batchId }, body: { reason } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
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
        ),
      )
      .returning({ id: codes.id });
    const [batch] = await findBatches(tx, ctx.tenant.id, { id: batchId });
    if (!batch) throw new DomainError('codes.batch_not_found');
    if (voided.length > 0) await writeLedger(tx, ctx, { batchId, step: 'voided', count: voided.length, reason });
    return { data: { batch, voidedNow: voided.length } };
  });
}
