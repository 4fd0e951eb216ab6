import { type SQL, sql } from 'drizzle-orm';
import type { WithAnyTenant } from '../../db/tenant-transaction.ts';
import { courseHolders } from '../enrolment/course-holders-table.ts';
import { quizFigures } from '../quizzes/quiz-figures-table.ts';
import { dayFigures } from './day-figures-table.ts';

const KEPT = [
  { table: quizFigures, by: sql.raw('lesson_id, content_version, score'), figure: sql.raw('papers') },
  { table: courseHolders, by: sql.raw('course_id'), figure: sql.raw('holders') },
  { table: dayFigures, by: sql.raw('day, kind, grade, course_id'), figure: sql.raw('count') },
] as const;

/**
 * Makes one row of the many that a day has added to each figure. Whoever reads or writes meanwhile notices nothing:
 * the sum is the same before and after, and rows that are added now stay for the next time.
 */
export async function foldFigures(withTenant: WithAnyTenant, tenantId: string): Promise<void> {
  for (const kept of KEPT) await withTenant(tenantId, (tx) => tx.execute(folding(tenantId, kept)));
}

function folding(tenantId: string, { table, by, figure }: (typeof KEPT)[number]): SQL {
  return sql`
    with folded as (
      delete from ${table} where tenant_id = ${tenantId} and (${by}) in (
        select ${by} from ${table} where tenant_id = ${tenantId} group by ${by} having count(*) > 1)
      returning ${by}, ${figure}
    ), added as (
      insert into ${table} (tenant_id, ${by}, ${figure})
      select ${tenantId}, ${by}, sum(${figure}) from folded group by ${by} having sum(${figure}) <> 0
    )
    select 1`;
}
