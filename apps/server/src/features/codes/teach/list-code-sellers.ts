import { listCodeSellers as endpoint } from '@hessa/contract/codes/teach/list-code-sellers';
import { pageOf } from '@hessa/contract/paging';
import { type SQL, sql } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { codeBatches } from '../code-batches-table.ts';
import { codes } from '../codes-table.ts';
import { TALLIED } from './tally-codes.ts';

interface FiguresRow {
  label: string | null;
  isAll: boolean;
  sellers: number;
  batches: number;
  made: number;
  redeemed: number;
  sold: number;
  voided: number;
  expired: number;
}

export const listCodeSellers = handle(endpoint, async (ctx, { query }) => {
  const { page, size } = pageOf(query, 20);
  const rows = await ctx.withTenant((tx) => sellerFigures(tx, ctx, { size, offset: (page - 1) * size }), 'read');
  const all = rows.find(({ isAll }) => isAll);
  const none = {
    label: null,
    isAll: true,
    sellers: 0,
    batches: 0,
    made: 0,
    redeemed: 0,
    sold: 0,
    voided: 0,
    expired: 0,
  };
  return {
    data: {
      all: present(all ?? none),
      totalCount: all?.sellers ?? 0,
      sellers: rows.filter(({ isAll }) => !isAll).map((row) => ({ label: row.label ?? '', ...present(row) })),
    },
  };
});

function present({ batches, made, redeemed, sold, voided, expired }: FiguresRow) {
  return { batches, made, redeemed, sold, voided, expired, left: made - redeemed - sold - voided - expired };
}

/** The page's sellers and the sum over all of them, in one pass over the small indexes. */
async function sellerFigures(tx: Tx, { tenant, now }: AccountContext, page: { size: number; offset: number }) {
  const counted = (condition: SQL) => sql`
    select ${codes.batchId} as batch_id, count(*) as number from ${codes}
    where ${codes.tenantId} = ${tenant.id} and ${condition} group by ${codes.batchId}`;
  const rows = await rowsOf<FiguresRow>(
    tx,
    sql`
    with batches as (
      select ${codeBatches.id} as id, ${codeBatches.label} as label, ${codeBatches.size} as size,
        coalesce(redeemed.number, 0) as redeemed, coalesce(voided.number, 0) as voided, coalesce(sold.number, 0) as sold,
        coalesce(${codeBatches.expiresAt} <= ${now.toISOString()}, false) as is_late
      from ${codeBatches}
      left join (${counted(TALLIED.redeemed)}) redeemed on redeemed.batch_id = ${codeBatches.id}
      left join (${counted(TALLIED.voided)}) voided on voided.batch_id = ${codeBatches.id}
      left join (${counted(TALLIED.sold)}) sold on sold.batch_id = ${codeBatches.id}
      where ${codeBatches.tenantId} = ${tenant.id}
    ), figures as (
      select label, grouping(label) = 1 as "isAll", count(distinct label)::int as sellers, count(*)::int as batches,
        sum(size)::int as made, sum(redeemed)::int as redeemed, sum(sold)::int as sold, sum(voided)::int as voided,
        coalesce(sum(size - redeemed - sold - voided) filter (where is_late), 0)::int as expired,
        row_number() over (partition by grouping(label) order by max(id) desc) as place
      from batches group by grouping sets ((label), ())
    )
    select * from figures
    where "isAll" or (place > ${page.offset} and place <= ${page.offset + page.size})
    order by "isAll" desc, place`,
  );
  // Without any batch the sums are null, and there is nothing to show.
  return rows.filter(({ batches }) => batches > 0);
}
