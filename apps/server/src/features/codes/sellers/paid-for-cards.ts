import type { PricedCards } from '@hessa/rules/codes/cards-worth';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { codes } from '../codes-table.ts';
import { isSoldInSql, soldAtInSql } from '../sold-in-sql.ts';

interface PaidFor {
  count: number;
  firstSerial: number | null;
  lastSerial: number | null;
  /** What of this payment went into each of them. */
  prices: PricedCards[];
}

/**
 * The cards that a payment pays off: money pays what was sold first, so that between two sums of it lie certain cards.
 * One that is paid in two halves is paid off by the second; of what was paid ahead there is none.
 */
export async function paidForCards(
  tx: Tx,
  tenantId: string,
  sellerId: number,
  { from, to }: { from: number; to: number },
): Promise<PaidFor> {
  const rows = await rowsOf<PricedCards & { first: number; last: number }>(
    tx,
    sql`
    select (due - greatest(due - price, ${from}))::float8 as "pricePiastres", count(*)::int as count,
      min(serial) as first, max(serial) as last
    from (
      select serial, price_piastres as price,
        sum(price_piastres) over (order by ${soldAtInSql('card')}, serial) as due
      from ${codes} card where tenant_id = ${tenantId} and seller_id = ${sellerId} and ${isSoldInSql('card')}
    ) sold where due > ${from} and due <= ${to} group by 1`,
  );
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    firstSerial: rows.length === 0 ? null : Math.min(...rows.map(({ first }) => first)),
    lastSerial: rows.length === 0 ? null : Math.max(...rows.map(({ last }) => last)),
    prices: rows.map(({ count, pricePiastres }) => ({ count, pricePiastres })),
  };
}
