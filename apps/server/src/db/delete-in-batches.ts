import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { WithAnyTenant } from './tenant-transaction.ts';

/** Few enough that nobody waits for their locks. */
const BATCH = 500;

/** One short transaction a batch; rows that somebody holds are left for the next day. */
export async function deleteInBatches(
  withTenant: WithAnyTenant,
  tenantId: string,
  table: PgTable & { tenantId: PgColumn },
  over: SQL | undefined,
  batch = BATCH,
): Promise<void> {
  const isOwn = eq(table.tenantId, tenantId);
  for (;;) {
    const gone = await withTenant(tenantId, (tx) => {
      const some = tx
        .select({ row: sql`ctid` })
        .from(table)
        .where(and(isOwn, over))
        .limit(batch)
        .for('update', { skipLocked: true });
      return tx
        .delete(table)
        .where(and(isOwn, sql`ctid = any(array(${some}))`))
        .returning({ one: sql<number>`1` });
    });
    if (gone.length < batch) return;
  }
}
