import { undoableSince } from '@hessa/rules/codes/void-undo';
import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { codes } from '../codes-table.ts';

/** Voidings of the last hour that still stand. What was voided in one step has one moment, which is its name. */
export async function undoableVoids(tx: Tx, tenantId: string, batchId: number, now: Date) {
  const rows = await tx
    .select({ voidedAt: codes.voidedAt, count: count() })
    .from(codes)
    .where(
      and(
        eq(codes.tenantId, tenantId),
        eq(codes.batchId, batchId),
        isNull(codes.redeemedBy),
        gt(codes.voidedAt, undoableSince(now)),
      ),
    )
    .groupBy(codes.voidedAt)
    .orderBy(desc(codes.voidedAt));
  return rows.flatMap(({ voidedAt, count: voided }) =>
    voidedAt ? [{ voidedAt: voidedAt.toISOString(), count: voided }] : [],
  );
}
