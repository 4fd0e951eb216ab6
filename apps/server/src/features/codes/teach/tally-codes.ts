import { type SQL, sql } from 'drizzle-orm';
import { arrayOf } from '../../../db/array-of.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { cardStock } from '../card-stock-table.ts';
import { codeBatches } from '../code-batches-table.ts';
import { codeSellers } from '../sellers/code-sellers-table.ts';

export interface CodeTally {
  redeemed: number;
  voided: number;
  sold: number;
}

interface BatchTally extends CodeTally {
  /** Who has cards of it or sold them, who has most first. */
  sellers: string[];
}

/** How many codes of the batch that a statement is looking at are in a state. A code is in one of them at most. */
export const codesOfBatch = (
  tenantId: string,
  state: keyof CodeTally,
): SQL => sql`coalesce((select sum(${cardStock[state]}) from ${cardStock}
  where ${cardStock.tenantId} = ${tenantId} and ${cardStock.batchId} = ${codeBatches.id}), 0)`;

/** How many codes of each batch are used, void and sold, and who has some, as the database keeps it. */
export async function tallyCodes(
  tx: Tx,
  tenantId: string,
  batchIds: readonly number[],
): Promise<Map<number, BatchTally>> {
  if (batchIds.length === 0) return new Map();
  const rows = await rowsOf<{ batchId: number; sellers: string } & CodeTally>(
    tx,
    sql`
    with held as (
      select batch_id, seller_id, sum(redeemed) as redeemed, sum(voided) as voided, sum(sold) as sold,
        sum(redeemed + voided + sold + in_hand) as cards
      from ${cardStock} where tenant_id = ${tenantId} and batch_id = any(${arrayOf(batchIds)}::bigint[]) group by 1, 2
    )
    select batch_id::int as "batchId", sum(redeemed)::int as redeemed, sum(voided)::int as voided, sum(sold)::int as sold,
      coalesce(json_agg(seller.name order by cards desc, seller.id)
        filter (where cards > 0 and seller.name is not null), '[]')::text as sellers
    from held left join ${codeSellers} seller on seller.tenant_id = ${tenantId} and seller.id = held.seller_id
    group by 1`,
  );
  return new Map(rows.map(({ batchId, sellers, ...tally }) => [batchId, { ...tally, sellers: JSON.parse(sellers) }]));
}
