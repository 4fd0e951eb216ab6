import { owedPiastres } from '@hessa/rules/codes/seller-account';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { cardStock, DRAWER } from '../card-stock-table.ts';
import { codes } from '../codes-table.ts';
import { codeSellers } from './code-sellers-table.ts';
import { sellerLedger } from './seller-ledger-table.ts';

interface AccountRow {
  id: number | null;
  name: string;
  phone: string;
  firstSerial: number | null;
  lastSerial: number | null;
  handed: number;
  returned: number;
  sold: number;
  redeemed: number;
  left: number;
  stopped: number;
  duePiastres: number;
  paidPiastres: number;
  sellers: number;
}

/**
 * Sellers and how their accounts stand, who owes most first, and the sum over all of them: what the database keeps of
 * their cards, the ledger of payments, and of those on the page the first and the last card.
 */
async function accountRows(tx: Tx, tenantId: string, only: number | null, page: { size: number; offset: number }) {
  const own = only === null ? sql`true` : sql`seller_id = ${only}`;
  const edge = (which: 'min' | 'max') => sql`(select ${sql.raw(which)}(serial) from ${codes} c
    where c.tenant_id = ${tenantId} and c.seller_id = figures.id)`;
  return rowsOf<AccountRow>(
    tx,
    sql`
    with stock as (
      select seller_id, sum(owed_for) as sold, sum(redeemed) as redeemed, sum(in_hand) as in_hand,
        sum(redeemed + voided + sold - owed_for) as stopped, sum(due_piastres) as due
      from ${cardStock} where tenant_id = ${tenantId} and seller_id <> ${DRAWER} and ${own} group by seller_id
    ), lines as (
      select seller_id, ${timesOf('handed', 'returned')} as handed, ${timesOf('returned', 'handed')} as returned,
        sum(paid_piastres) as paid
      from ${sellerLedger} where tenant_id = ${tenantId} and ${own} group by seller_id
    ), accounts as (
      select id, name, phone, coalesce(handed, 0) as handed, coalesce(returned, 0) as returned,
        coalesce(sold, 0) as sold, coalesce(redeemed, 0) as redeemed, coalesce(in_hand, 0) as in_hand,
        coalesce(stopped, 0) as stopped, coalesce(due, 0) as due, coalesce(paid, 0) as paid
      from ${codeSellers}
      left join stock on stock.seller_id = id
      left join lines on lines.seller_id = id
      where tenant_id = ${tenantId} and ${only === null ? sql`true` : sql`id = ${only}`}
    ), figures as (
      select id, coalesce(min(name), '') as name, coalesce(min(phone), '') as phone,
        coalesce(sum(handed), 0)::int as handed, coalesce(sum(returned), 0)::int as returned,
        coalesce(sum(sold), 0)::int as sold, coalesce(sum(redeemed), 0)::int as redeemed,
        coalesce(sum(in_hand), 0)::int as "left", coalesce(sum(stopped), 0)::int as stopped,
        coalesce(sum(due), 0)::float8 as "duePiastres",
        coalesce(sum(paid), 0)::float8 as "paidPiastres", count(*)::int as sellers,
        row_number() over (partition by grouping(id) order by sum(due - paid) desc, id desc) as place
      from accounts group by grouping sets ((id), ())
    )
    select id::float8 as id, name, phone, ${edge('min')} as "firstSerial", ${edge('max')} as "lastSerial", handed, returned, sold, redeemed, "left", stopped,
      "duePiastres", "paidPiastres", sellers
    from figures
    where id is null or (place > ${page.offset} and place <= ${page.offset + page.size})
    order by id is null, place`,
  );
}

/** How many cards moved one way, without those that the other way undid. */
const timesOf = (step: 'handed' | 'returned', undoing: 'handed' | 'returned'): SQL =>
  sql`sum(case when kind = ${step} and undoes is null then count when kind = ${undoing} and undoes is not null then -count end)`;

function figuresOf({ handed, returned, sold, redeemed, left, stopped, duePiastres, paidPiastres }: AccountRow) {
  const money = { duePiastres, paidPiastres };
  return { handed, returned, sold, redeemed, left, stopped, ...money, owedPiastres: owedPiastres(money) };
}

function presentAccount(row: AccountRow) {
  const { id, name, phone, firstSerial, lastSerial } = row;
  return { id: id ?? 0, name, phone, firstSerial, lastSerial, ...figuresOf(row) };
}

export async function sellerAccounts(tx: Tx, tenantId: string, page: { size: number; offset: number }) {
  const rows = await accountRows(tx, tenantId, null, page);
  const all = rows.find(({ id }) => id === null);
  if (!all) throw new Error('sums have a row even over nothing');
  return {
    all: figuresOf(all),
    totalCount: all.sellers,
    sellers: rows.filter(({ id }) => id !== null).map(presentAccount),
  };
}

export async function sellerAccount(tx: Tx, tenantId: string, sellerId: number) {
  const row = (await accountRows(tx, tenantId, sellerId, { size: 1, offset: 0 })).find(({ id }) => id !== null);
  if (!row) throw new DomainError('seller.not_found');
  return presentAccount(row);
}
