import { listBatchCodes as endpoint } from '@hessa/contract/codes/teach/list-batch-codes';
import { pageOf } from '@hessa/contract/paging';
import { codesByState } from '@hessa/rules/codes/batch-state';
import { and, asc, count, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { codes } from '../codes-table.ts';
import { writeLedger } from '../write-ledger.ts';
import { findBatches } from './find-batches.ts';
import { type CodeState, presentListed, readsCodes } from './present-code.ts';
import { undoableVoids } from './undoable-voids.ts';

/** Readable codes are as good as money: who looked at how many of them is written down. An assistant sees none. */
export const listBatchCodes = handle(endpoint, async (ctx, { params: { batchId }, query }) => {
  const { page, size } = pageOf(query, 50);
  return ctx.withTenant(async (tx) => {
    const [batch] = await findBatches(tx, ctx.tenant.id, { id: batchId });
    if (!batch) throw new DomainError('codes.batch_not_found');
    const expiresAt = batch.expiresAt === null ? null : new Date(batch.expiresAt);
    const wanted = and(
      eq(codes.tenantId, ctx.tenant.id),
      eq(codes.batchId, batchId),
      query.state ? inState(query.state, ctx.now) : undefined,
    );
    const [total] = await tx.select({ count: count() }).from(codes).where(wanted);
    const rows = await tx
      .select()
      .from(codes)
      .where(wanted)
      .orderBy(asc(codes.serial))
      .limit(size)
      .offset((page - 1) * size);
    if (readsCodes(ctx.account) && rows.length > 0) {
      await writeLedger(tx, ctx, { batchId, step: 'listed', count: rows.length });
    }
    return {
      data: {
        batch,
        byState: codesByState({ ...batch, expiresAt }, ctx.now),
        totalCount: total?.count ?? 0,
        codes: rows.map((row) => presentListed(row, ctx.platform.secrets, ctx.now, ctx.account)),
        undoable: await undoableVoids(tx, ctx.tenant.id, batchId, ctx.now),
      },
    };
  });
});

/** The condition behind each state, the same order of precedence as `codeState`. */
function inState(state: CodeState, now: Date): SQL | undefined {
  const unused = isNull(codes.redeemedBy);
  const valid = and(unused, isNull(codes.voidedAt), or(isNull(codes.expiresAt), gt(codes.expiresAt, now)));
  switch (state) {
    case 'redeemed':
      return isNotNull(codes.redeemedBy);
    case 'voided':
      return and(unused, isNotNull(codes.voidedAt));
    case 'expired':
      return and(unused, isNull(codes.voidedAt), lte(codes.expiresAt, now));
    case 'sold':
      return and(valid, isNotNull(codes.soldAt));
    case 'fresh':
      return and(valid, isNull(codes.soldAt));
  }
}
