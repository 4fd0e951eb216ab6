import { printCodeBatch as endpoint } from '@hessa/contract/codes/teach/print-code-batch';
import { formatCode } from '@hessa/rules/codes/code-text';
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { unsealCode } from '../code-seal.ts';
import { codes } from '../codes-table.ts';
import { recordStep } from '../record-step.ts';
import { findBatches } from './find-batches.ts';

/** A batch has at most five thousand codes, so that one answer holds them all. */
export const printCodeBatch = handle(endpoint, async (ctx, { params: { batchId } }) => {
  return ctx.withTenant(async (tx) => {
    const [batch] = await findBatches(tx, ctx.tenant.id, { id: batchId });
    if (!batch) throw new DomainError('codes.batch_not_found');
    const rows = await tx
      .select({ serial: codes.serial, sealed: codes.sealed })
      .from(codes)
      .where(
        and(
          eq(codes.tenantId, ctx.tenant.id),
          eq(codes.batchId, batchId),
          isNull(codes.redeemedBy),
          isNull(codes.voidedAt),
          or(isNull(codes.expiresAt), gt(codes.expiresAt, ctx.now)),
        ),
      )
      .orderBy(asc(codes.serial));
    await recordStep(tx, ctx, 'codes.printed', { batchId, step: 'printed', count: rows.length });
    const { secrets } = ctx.platform;
    const cards = rows.map(({ serial, sealed }) => ({ serial, code: formatCode(unsealCode(secrets, sealed)) }));
    return { data: { teacherLatin: ctx.tenant.profile.nameLatin, batch, cards } };
  });
});
