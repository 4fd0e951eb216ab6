import { exportBatch as endpoint } from '@hessa/contract/codes/teach/export-batch';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { codes } from '../codes-table.ts';
import { recordStep } from '../record-step.ts';
import { codeSellers } from '../sellers/code-sellers-table.ts';
import { findBatches } from './find-batches.ts';
import { presentCode } from './present-code.ts';

/** A batch has at most five thousand codes, so that one answer holds them all. */
export const exportBatch = handle(endpoint, async (ctx, { params: { batchId } }) => {
  const { lookupHash: _hash, ...columns } = getTableColumns(codes);
  return ctx.withTenant(async (tx) => {
    const [batch] = await findBatches(tx, ctx.tenant.id, { id: batchId });
    if (!batch) throw new DomainError('codes.batch_not_found');
    const rows = await tx
      .select({
        code: columns,
        sellerName: codeSellers.name,
        studentName: accounts.name,
        // Of a student made anonymous there is no number to show.
        studentPhone: sql<string | null>`case when ${accounts.anonymisedAt} is null then ${accounts.phone} end`,
      })
      .from(codes)
      .leftJoin(codeSellers, and(eq(codeSellers.tenantId, codes.tenantId), eq(codeSellers.id, codes.sellerId)))
      .leftJoin(accounts, and(eq(accounts.tenantId, codes.tenantId), eq(accounts.id, codes.redeemedBy)))
      .where(and(eq(codes.tenantId, ctx.tenant.id), eq(codes.batchId, batchId)))
      .orderBy(asc(codes.serial));
    await recordStep(tx, ctx, 'codes.exported', { batchId, step: 'exported', count: rows.length });
    const cards = rows.map(({ code, ...names }) => ({
      ...presentCode(code, ctx.platform.secrets, ctx.now),
      pricePiastres: code.pricePiastres,
      ...names,
    }));
    return { data: { batch, cards } };
  });
});
