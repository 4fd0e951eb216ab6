import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { codes } from '../codes-table.ts';

interface PaidFor {
  count: number;
  firstSerial: number | null;
  lastSerial: number | null;
}

/**
 * The cards that a payment is for: money pays what was sold first, so that between two sums of it lie certain cards.
 * One that is paid in two halves is in both; of what was paid ahead there is none.
 */
export async function paidForCards(
  tx: Tx,
  tenantId: string,
  sellerId: number,
  { from, to }: { from: number; to: number },
): Promise<PaidFor> {
  const [row] = await rowsOf<PaidFor>(
    tx,
    sql`
    select count(*)::int as count, min(serial) as "firstSerial", max(serial) as "lastSerial"
    from (
      select serial, price_piastres as price,
        sum(price_piastres) over (order by coalesce(sold_at, redeemed_at), serial) as due
      from ${codes} where tenant_id = ${tenantId} and seller_id = ${sellerId} and coalesce(sold_at, redeemed_at) is not null
    ) sold where due > ${from} and due - price < ${to}`,
  );
  return row ?? { count: 0, firstSerial: null, lastSerial: null };
}
