import { type SQL, sql } from 'drizzle-orm';
import type { WithAnyTenant } from '../../db/tenant-transaction.ts';
import { cardSales } from '../codes/card-sales-table.ts';
import { cardStock } from '../codes/card-stock-table.ts';
import { courseHolders } from '../enrolment/course-holders-table.ts';
import { quizFigures } from '../quizzes/quiz-figures-table.ts';
import { dayFigures } from './day-figures-table.ts';

const KEPT = [
  { table: quizFigures, by: sql.raw('lesson_id, content_version, score'), figures: ['papers'] },
  { table: courseHolders, by: sql.raw('course_id'), figures: ['holders'] },
  { table: dayFigures, by: sql.raw('day, kind, grade, course_id'), figures: ['count'] },
  {
    table: cardStock,
    by: sql.raw('seller_id, batch_id'),
    figures: ['redeemed', 'voided', 'sold', 'owed_for', 'in_hand', 'due_piastres'],
  },
  { table: cardSales, by: sql.raw('seller_id, day, course_id'), figures: ['sold', 'redeemed', 'due_piastres'] },
] as const;

/**
 * Makes one row of the many that a day has added to each figure. Whoever reads or writes meanwhile notices nothing:
 * the sum is the same before and after, and rows that are added now stay for the next time.
 */
export async function foldFigures(withTenant: WithAnyTenant, tenantId: string): Promise<void> {
  for (const kept of KEPT) await withTenant(tenantId, (tx) => tx.execute(folding(tenantId, kept)));
}

function folding(tenantId: string, { table, by, figures }: (typeof KEPT)[number]): SQL {
  const all = sql.raw(figures.join(', '));
  const sums = sql.raw(figures.map((figure) => `sum(${figure})`).join(', '));
  const nothing = sql.raw(figures.map((figure) => `sum(${figure}) = 0`).join(' and '));
  return sql`
    with folded as (
      delete from ${table} where tenant_id = ${tenantId} and (${by}) in (
        select ${by} from ${table} where tenant_id = ${tenantId} group by ${by} having count(*) > 1)
      returning ${by}, ${all}
    ), added as (
      insert into ${table} (tenant_id, ${by}, ${all})
      select ${tenantId}, ${by}, ${sums} from folded group by ${by} having not (${nothing})
      returning 1
    )
    select 1`;
}
