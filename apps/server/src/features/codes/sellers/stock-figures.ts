import { type SQL, sql } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { codeBatches } from '../code-batches-table.ts';
import { codes } from '../codes-table.ts';
import { TALLIED } from '../teach/tally-codes.ts';

interface StockRow {
  batches: number;
  made: number;
  redeemed: number;
  sold: number;
  voided: number;
  expired: number;
}

/** Every code of the tenant, counted once: one pass over the small indexes. */
export async function stockFigures(tx: Tx, { tenant, now }: AccountContext) {
  const counted = (condition: SQL) => sql`
    select ${codes.batchId} as batch_id, count(*) as number from ${codes}
    where ${codes.tenantId} = ${tenant.id} and ${condition} group by ${codes.batchId}`;
  const [row = { batches: 0, made: 0, redeemed: 0, sold: 0, voided: 0, expired: 0 }] = await rowsOf<StockRow>(
    tx,
    sql`
    with batches as (
      select ${codeBatches.size} as size,
        coalesce(redeemed.number, 0) as redeemed, coalesce(voided.number, 0) as voided, coalesce(sold.number, 0) as sold,
        coalesce(${codeBatches.expiresAt} <= ${now.toISOString()}, false) as is_late
      from ${codeBatches}
      left join (${counted(TALLIED.redeemed)}) redeemed on redeemed.batch_id = ${codeBatches.id}
      left join (${counted(TALLIED.voided)}) voided on voided.batch_id = ${codeBatches.id}
      left join (${counted(TALLIED.sold)}) sold on sold.batch_id = ${codeBatches.id}
      where ${codeBatches.tenantId} = ${tenant.id}
    )
    select count(*)::int as batches, coalesce(sum(size), 0)::int as made, coalesce(sum(redeemed), 0)::int as redeemed,
      coalesce(sum(sold), 0)::int as sold, coalesce(sum(voided), 0)::int as voided,
      coalesce(sum(size - redeemed - sold - voided) filter (where is_late), 0)::int as expired
    from batches`,
  );
  const { batches, made, redeemed, sold, voided, expired } = row;
  return { batches, made, redeemed, sold, voided, expired, left: made - redeemed - sold - voided - expired };
}
