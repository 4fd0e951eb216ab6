import type { PricedCards } from '@hessa/rules/codes/cards-worth';
import { SCHOOL_TIME_ZONE } from '@hessa/rules/statistics/cairo-day';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { cardSales } from '../card-sales-table.ts';
import { sellerLedger } from './seller-ledger-table.ts';

interface StatementRow {
  kind: 'handed' | 'returned' | 'sales' | 'payment' | 'cancelled' | 'correction';
  day: string;
  count: number;
  /** As JSON. */
  prices: string | null;
  firstSerial: number | null;
  lastSerial: number | null;
  changePiastres: number;
  owedPiastres: number;
  receipt: number | null;
  note: string;
  byName: string | null;
  total: number;
}

type StatementLine = Omit<StatementRow, 'total' | 'prices'> & { prices: PricedCards[] };

/**
 * An account line by line, newest first. What was sold is one line a day, kept by the database from the cards themselves:
 * a student's redemption is a sale that nobody has to enter. Within a day cards come before money.
 */
export async function statementLines(
  tx: Tx,
  tenantId: string,
  sellerId: number,
  page: { size: number; offset: number },
): Promise<{ totalCount: number; lines: StatementLine[] }> {
  const rows = await rowsOf<StatementRow>(
    tx,
    sql`
    with lines as (
      select kind, (at at time zone ${SCHOOL_TIME_ZONE})::date as day, id, count, prices, first_serial, last_serial, -paid_piastres as change,
        coalesce(receipt, cancels) as receipt, note, actor_id,
        case kind when 'handed' then 1 when 'returned' then 2 else 4 end as place
      from ${sellerLedger}
      where tenant_id = ${tenantId} and seller_id = ${sellerId} and kind not in ('sold', 'unsold')
      union all
      select 'sales', day, 0, sum(sold)::int, null, null, null, sum(due_piastres), null, '', null, 3
      from ${cardSales} where tenant_id = ${tenantId} and seller_id = ${sellerId} group by day having sum(sold) <> 0
    ), running as (
      select *, sum(change) over (order by day, place, id) as owed, count(*) over () as total from lines
    )
    select line.kind, line.day::text as day, line.count, line.prices, line.first_serial as "firstSerial",
      line.last_serial as "lastSerial", line.change::float8 as "changePiastres", line.owed::float8 as "owedPiastres",
      line.receipt, line.note, person.name as "byName", line.total::int as total
    from running line
    left join ${accounts} person on person.tenant_id = ${tenantId} and person.id = line.actor_id
    order by line.day desc, line.place desc, line.id desc
    limit ${page.size} offset ${page.offset}`,
  );
  return { totalCount: rows[0]?.total ?? 0, lines: rows.map(presentLine) };
}

function presentLine({ total: _total, prices, ...line }: StatementRow): StatementLine {
  return { ...line, prices: prices === null ? [] : (JSON.parse(prices) as PricedCards[]) };
}
