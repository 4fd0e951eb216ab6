import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { codes } from '../codes-table.ts';

export interface CodeTally {
  redeemed: number;
  voided: number;
  sold: number;
}

/** The conditions of the three indexes that hold the codes something happened to. A code is under one of them at most. */
export const TALLIED = {
  redeemed: sql`${codes.redeemedBy} is not null`,
  voided: sql`${codes.redeemedBy} is null and ${codes.voidedAt} is not null`,
  sold: sql`${codes.redeemedBy} is null and ${codes.voidedAt} is null and ${codes.soldAt} is not null`,
} as const satisfies Record<keyof CodeTally, SQL>;

/** How many codes of each batch are used, void and sold: one statement, answered by indexes alone. */
export async function tallyCodes(
  tx: Tx,
  tenantId: string,
  batchIds: readonly number[],
): Promise<Map<number, CodeTally>> {
  const tallies = new Map<number, CodeTally>(batchIds.map((id) => [id, { redeemed: 0, voided: 0, sold: 0 }]));
  if (batchIds.length === 0) return tallies;
  const counted = (state: keyof CodeTally) =>
    tx
      .select({ batchId: codes.batchId, state: sql<keyof CodeTally>`${state}::text`, count: count() })
      .from(codes)
      .where(and(eq(codes.tenantId, tenantId), inArray(codes.batchId, [...batchIds]), TALLIED[state]))
      .groupBy(codes.batchId);
  for (const row of await unionAll(counted('redeemed'), counted('voided'), counted('sold'))) {
    const tally = tallies.get(row.batchId);
    if (tally) tally[row.state] = row.count;
  }
  return tallies;
}
