import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { cardStock } from '../card-stock-table.ts';
import { codeBatches } from '../code-batches-table.ts';

export interface CodeTally {
  redeemed: number;
  voided: number;
  sold: number;
}

/** How many codes of the batch that a statement is looking at are in a state. A code is in one of them at most. */
export const codesOfBatch = (
  tenantId: string,
  state: keyof CodeTally,
): SQL => sql`coalesce((select sum(${cardStock[state]}) from ${cardStock}
  where ${cardStock.tenantId} = ${tenantId} and ${cardStock.batchId} = ${codeBatches.id}), 0)`;

/** How many codes of each batch are used, void and sold, as the database keeps it. */
export async function tallyCodes(
  tx: Tx,
  tenantId: string,
  batchIds: readonly number[],
): Promise<Map<number, CodeTally>> {
  const tallies = new Map<number, CodeTally>(batchIds.map((id) => [id, { redeemed: 0, voided: 0, sold: 0 }]));
  if (batchIds.length === 0) return tallies;
  const summed = (state: keyof CodeTally) => sql`sum(${cardStock[state]})`.mapWith(Number);
  const rows = await tx
    .select({
      batchId: cardStock.batchId,
      redeemed: summed('redeemed'),
      voided: summed('voided'),
      sold: summed('sold'),
    })
    .from(cardStock)
    .where(and(eq(cardStock.tenantId, tenantId), inArray(cardStock.batchId, [...batchIds])))
    .groupBy(cardStock.batchId);
  for (const { batchId, ...tally } of rows) tallies.set(batchId, tally);
  return tallies;
}
