import { reportSales as endpoint, REPORT_DAYS, REPORT_LINES } from '@hessa/contract/codes/sellers/report-sales';
import { daysBetween, SCHOOL_TIME_ZONE } from '@hessa/rules/statistics/cairo-day';
import { sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { courses } from '../../courses/courses-table.ts';
import { cardSales } from '../card-sales-table.ts';
import { DRAWER } from '../card-stock-table.ts';
import { codeLedger } from '../code-ledger-table.ts';
import { codeSellers } from './code-sellers-table.ts';
import { sellerLedger } from './seller-ledger-table.ts';

interface ReportRow {
  day: string;
  courseName: string | null;
  sellerName: string | null;
  sold: number;
  redeemed: number;
  duePiastres: number;
  unsold: number;
  backPiastres: number;
  paidPiastres: number;
  allSold: number;
  allRedeemed: number;
  allDue: number;
  allUnsold: number;
  allBack: number;
  allPaid: number;
  place: string;
}

/** A line's place: days from the newest, courses, and last the day's money. */
const PLACE = /^-?\d{1,6}(?:,\d{1,18}){2}$/;
const NO_COURSE = 999_999_999;

export const reportSales = handle(endpoint, async (ctx, { query: { from, to, after } }) => {
  const length = daysBetween(from, to);
  if (length < 0 || length >= REPORT_DAYS) throw new DomainError('seller.report_days');
  const zone = SCHOOL_TIME_ZONE;
  const next = after && PLACE.test(after) ? sql`array[${sql.raw(after)}]::bigint[]` : sql`array[]::bigint[]`;
  const rows = await ctx.withTenant(
    (tx) =>
      rowsOf<ReportRow>(
        tx,
        sql`
      with back as (
        select line.seller_id, (at at time zone ${zone})::date as back_on, back.*
        from (
          select tenant_id, seller_id, at, taken_back from ${sellerLedger}
          where tenant_id = ${ctx.tenant.id} and taken_back is not null
          union all
          select tenant_id, ${DRAWER}::bigint, at, taken_back from ${codeLedger}
          where tenant_id = ${ctx.tenant.id} and taken_back is not null
        ) line,
          jsonb_to_recordset(taken_back) back (day date, "courseId" bigint, count int, piastres bigint)
        where at >= (${from}::date)::timestamp at time zone ${zone}
      ), lines as (
        select day, course_id, nullif(seller_id, ${DRAWER}) as seller_id, sum(sold) as sold, sum(redeemed) as redeemed,
          sum(due) as due, sum(unsold) as unsold, sum(back) as back, 0 as paid
        from (
          select day, course_id, seller_id, sold, redeemed, due_piastres as due, 0 as unsold, 0 as back
          from ${cardSales} where tenant_id = ${ctx.tenant.id}
          union all
          select day, "courseId", seller_id, count, 0, piastres, 0, 0 from back
          union all
          select back_on, "courseId", seller_id, 0, 0, 0, count, piastres from back
        ) cards where day between ${from} and ${to}
        group by 1, 2, 3 having sum(sold) <> 0 or sum(unsold) <> 0
        union all
        select (at at time zone ${zone})::date, null, seller_id, 0, 0, 0, 0, 0, sum(paid_piastres)
        from ${sellerLedger}
        where tenant_id = ${ctx.tenant.id} and paid_piastres <> 0 and kind <> 'correction'
          and at >= (${from}::date)::timestamp at time zone ${zone}
          and at < (${to}::date + 1)::timestamp at time zone ${zone}
        group by 1, 3
      ), placed as (
        select *, array[date '2000-01-01' - day, coalesce(course_id, ${sql.raw(String(NO_COURSE))}), coalesce(seller_id, 0)]::bigint[] as place,
          sum(sold) over () as all_sold, sum(redeemed) over () as all_redeemed,
          sum(due) over () as all_due, sum(unsold) over () as all_unsold, sum(back) over () as all_back, sum(paid) over () as all_paid
        from lines
      )
      select day::text as day, course.name as "courseName", seller.name as "sellerName", sold::int as sold,
        redeemed::int as redeemed, due::float8 as "duePiastres", unsold::int as unsold, back::float8 as "backPiastres", paid::float8 as "paidPiastres",
        all_sold::int as "allSold", all_redeemed::int as "allRedeemed", all_due::float8 as "allDue",
        all_unsold::int as "allUnsold", all_back::float8 as "allBack",
        all_paid::float8 as "allPaid", array_to_string(place, ',') as place
      from placed
      left join ${courses} course on course.tenant_id = ${ctx.tenant.id} and course.id = course_id
      left join ${codeSellers} seller on seller.tenant_id = ${ctx.tenant.id} and seller.id = seller_id
      where place > ${next}
      order by placed.place limit ${REPORT_LINES + 1}`,
      ),
    'read',
  );
  const [first] = rows;
  const lines = rows.slice(0, REPORT_LINES);
  return {
    data: {
      totals: {
        sold: first?.allSold ?? 0,
        redeemed: first?.allRedeemed ?? 0,
        duePiastres: first?.allDue ?? 0,
        unsold: first?.allUnsold ?? 0,
        backPiastres: first?.allBack ?? 0,
        paidPiastres: first?.allPaid ?? 0,
      },
      lines: lines.map(({ allSold, allRedeemed, allDue, allUnsold, allBack, allPaid, place, ...line }) => line),
      next: rows.length > REPORT_LINES ? (lines.at(-1)?.place ?? null) : null,
    },
  };
});
