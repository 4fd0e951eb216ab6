import { cardNumbers } from '@hessa/rules/codes/card-number';
import { byPrice, type PricedCards, worthOf } from '@hessa/rules/codes/cards-worth';
import { SCHOOL_TIME_ZONE } from '@hessa/rules/statistics/cairo-day';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { cardSales } from '../card-sales-table.ts';
import { codes } from '../codes-table.ts';
import { isSoldInSql, soldAtInSql } from '../sold-in-sql.ts';
import { RANGES_NAMED } from './judge-cards.ts';
import { sellerLedger } from './seller-ledger-table.ts';

interface StatementRow {
  kind: 'handed' | 'returned' | 'unsold' | 'sales' | 'payment' | 'cancelled' | 'correction';
  day: string;
  count: number;
  /** As JSON. */
  prices: string | null;
  firstSerial: number | null;
  lastSerial: number | null;
  /** Of sales, the number and the price of each card, as JSON. */
  sold: string | null;
  changePiastres: number;
  owedPiastres: number;
  receipt: number | null;
  note: string;
  byName: string | null;
  total: number;
}

/** Later than any line of its day. */
const LAST = '9000000000000000000';

/** So many cards of a line are looked at for their numbers. */
const CARDS_NAMED = 500;

const SOLD_AT = soldAtInSql('card');

/** Whether a card that was sold then is one of those that a line of sales is about. */
const soldInLine = (soldAt: SQL): SQL => sql`${soldAt} >= line.begins and ${soldAt} < line.ends
          and ${soldAt} > coalesce(line.since, '-infinity') and ${soldAt} <= coalesce(line.at, 'infinity')`;

type StatementLine = Omit<StatementRow, 'total' | 'prices' | 'sold'> & { prices: PricedCards[]; cards: string };

/**
 * An account line by line, newest first, as it was when each was written: what was sold on a day stays, and what was
 * taken back of it later is a line of that later day. Sales are kept by the database from the cards themselves (a
 * student's redemption is one that nobody has to enter), by day; every line notes how many cards were owed for by then,
 * so that those which were sold before it stand before it. Of a line from before that was noted, money comes after the
 * day's sales and cards before them. The least of all that follows is found from the newest on: a window that reaches
 * from each row to the end is read anew for every row. Which cards a line of sales is about is known by when each was
 * sold: after the line before it, and not after itself; one that was taken back is no longer sold, and the line that took
 * it back knows when it was. The bounds are worked out beside the lines, and by columns alone:
 * row security keeps an index from being used by what might tell of the rows it looks at, as changing zones may.
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
    with entered as (
      select kind, (at at time zone ${SCHOOL_TIME_ZONE})::date as day, id, at, count, prices, first_serial, last_serial,
        paid_piastres, coalesce(receipt, cancels) as receipt, note, actor_id, sold_cards, due_piastres, taken_back
      from ${sellerLedger}
      where tenant_id = ${tenantId} and seller_id = ${sellerId} and kind <> 'sold'
        and (kind <> 'unsold' or taken_back is not null)
        and undoes is null and not exists (
          select from ${sellerLedger} undo where undo.tenant_id = ${tenantId} and undo.undoes = seller_ledger.request_key)
    ), back as (
      select id, back.day, back.count, back.piastres, back.sold
      from entered, jsonb_to_recordset(taken_back) back (day date, count int, piastres bigint, sold jsonb)
    ), back_runs as materialized (
      select run.at as sold_at, first, run.count, run."pricePiastres" as price_piastres
      from back, jsonb_to_recordset(back.sold) run (at timestamptz, first int, count int, "pricePiastres" int)
    ), back_by_line as (
      select id, sum(count) as count, sum(piastres) as piastres from back group by id
    ), sales as (
      select day, sold, due_piastres as due from ${cardSales}
      where tenant_id = ${tenantId} and seller_id = ${sellerId}
      union all
      select day, count, piastres from back
    ), moments as (
      select kind, day, id, at, entered.count, prices, first_serial, last_serial,
        -paid_piastres - coalesce(piastres, 0) as change, receipt, note, actor_id,
        sold_cards + coalesce(sum(back.count) over so_far, 0) as noted_sold,
        due_piastres + coalesce(sum(back.piastres) over so_far, 0) as noted_due, 0 as sold, 0 as due
      from entered left join back_by_line back using (id)
      window so_far as (order by day, id)
      union all
      select null, day, ${sql.raw(LAST)}, null, 0, null, null, null, 0, null, '', null, null, null, sum(sold), sum(due)
      from sales group by day
      union all
      select null, max(day), ${sql.raw(LAST)} + 1, null, 0, null, null, null, 0, null, '', null, null, null, 0, 0
      from (select day from entered union all select day from sales) days
    ), points as (
      select kind, day, id, at, count, prices, first_serial, last_serial, change, receipt, note, actor_id,
        case when kind in ('handed', 'returned') then noted_sold
          else coalesce(noted_sold, sum(sold) over by_day) end as sold,
        case when kind in ('handed', 'returned') then noted_due
          else coalesce(noted_due, sum(due) over by_day) end as due
      from moments window by_day as (order by day)
    ), not_beyond as (
      select *, case when sold is not null then min(sold) over still end as sold_by,
        case when due is not null then min(due) over still end as due_by
      from points window still as (order by day desc, id desc)
    ), reached as (
      select *, coalesce(max(sold_by) over so_far, 0) as all_sold, coalesce(max(due_by) over so_far, 0) as all_due
      from not_beyond window so_far as (order by day, id)
    ), sold_since as (
      select *, all_sold - lag(all_sold, 1, 0) over line as more_sold,
        all_due - lag(all_due, 1, 0) over line as more_due, lag(at) over line as since
      from reached window line as (order by day, id)
    ), lines as (
      select kind, day, id, 2 as place, count, prices, first_serial, last_serial, change, receipt, note, actor_id,
        since, at
      from sold_since where kind is not null
      union all
      select 'sales', day, id, 1, more_sold::int, null, null, null, more_due, null, '', null,
        since, at
      from sold_since where more_sold <> 0 or more_due <> 0
    ), running as materialized (
      select *, sum(change) over (order by day, id, place) as owed, count(*) over () as total,
        day::timestamp at time zone ${SCHOOL_TIME_ZONE} as begins,
        (day + 1)::timestamp at time zone ${SCHOOL_TIME_ZONE} as ends
      from lines
      order by day desc, id desc, place desc limit ${page.size} offset ${page.offset}
    )
    select line.kind, line.day::text as day, line.count, line.prices, line.first_serial as "firstSerial",
      line.last_serial as "lastSerial", sold.cards as sold, line.change::float8 as "changePiastres", line.owed::float8 as "owedPiastres",
      line.receipt, line.note, person.name as "byName", line.total::int as total
    from running line
    left join ${accounts} person on person.tenant_id = ${tenantId} and person.id = line.actor_id
    left join lateral (
      select json_agg(json_build_array(serial, price_piastres))::text as cards from (
        (select serial, price_piastres from ${codes} card
        where card.tenant_id = ${tenantId} and card.seller_id = ${sellerId} and line.kind = 'sales'
          and ${isSoldInSql('card')} and ${soldInLine(SOLD_AT)}
        limit ${CARDS_NAMED})
        union all
        (select serial, price_piastres
        from back_runs, generate_series(first, first + least(count, ${CARDS_NAMED}) - 1) serial
        where line.kind = 'sales' and ${soldInLine(sql`sold_at`)}
        limit ${CARDS_NAMED})
      ) named
    ) sold on true
    order by line.day desc, line.id desc, line.place desc`,
  );
  return { totalCount: rows[0]?.total ?? 0, lines: rows.map(presentLine) };
}

function presentLine({ total: _total, prices, sold, ...line }: StatementRow): StatementLine {
  const cards = sold === null ? [] : (JSON.parse(sold) as [serial: number, pricePiastres: number][]);
  const noted = prices === null ? [] : (JSON.parse(prices) as PricedCards[]);
  return {
    ...line,
    prices: line.kind === 'sales' ? pricesOfSale(cards, line) : byPrice(noted),
    cards: named(
      cards.map(([serial]) => serial),
      line.count,
    ),
  };
}

/**
 * What each cost: where all the cards of a line of sales are known, or those that are known say it of all, and it comes to
 * what was owed for them.
 */
function pricesOfSale(
  cards: readonly (readonly [number, number])[],
  { count, changePiastres }: Pick<StatementRow, 'count' | 'changePiastres'>,
): PricedCards[] {
  const known = byPrice(cards.map(([, pricePiastres]) => ({ count: 1, pricePiastres })));
  const prices = known.length === 1 ? known.map((cost) => ({ ...cost, count })) : known;
  const isAll = prices.reduce((sum, cost) => sum + cost.count, 0) === count;
  return isAll && worthOf(prices) === changePiastres ? prices : [];
}

/** More than were sold cannot be told apart from others of that day; where some are missing, that is to be seen. */
function named(serials: readonly number[], count: number): string {
  if (serials.length === 0 || serials.length > count) return '';
  const numbers = cardNumbers(serials, RANGES_NAMED);
  return serials.length === count || numbers.endsWith('…') ? numbers : `${numbers}، …`;
}
