import { sql } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { cardStock } from '../card-stock-table.ts';
import { codeBatches } from '../code-batches-table.ts';

interface StockRow {
  batches: number;
  made: number;
  redeemed: number;
  sold: number;
  voided: number;
  expired: number;
}

/** Every code of the tenant, counted once: out of what is kept of each batch. */
export async function stockFigures(tx: Tx, { tenant, now }: AccountContext) {
  const [row = { batches: 0, made: 0, redeemed: 0, sold: 0, voided: 0, expired: 0 }] = await rowsOf<StockRow>(
    tx,
    sql`
    with batches as (
      select ${codeBatches.size} as size, coalesce(redeemed, 0) as redeemed, coalesce(voided, 0) as voided,
        coalesce(sold, 0) as sold, coalesce(${codeBatches.expiresAt} <= ${now.toISOString()}, false) as is_late
      from ${codeBatches} left join (
        select batch_id, sum(redeemed) as redeemed, sum(voided) as voided, sum(sold) as sold
        from ${cardStock} where tenant_id = ${tenant.id} group by 1
      ) cards on cards.batch_id = ${codeBatches.id}
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
