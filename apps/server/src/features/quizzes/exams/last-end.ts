import { type SQL, sql } from 'drizzle-orm';
import { examSittings, RUNS_UNTIL } from './exam-sittings-table.ts';

/** When the last of those who sit in an exam will be through; null when nobody sits in it. */
export function lastEndOf(tenantId: unknown, lessonId: unknown): SQL<string | null> {
  return sql`(select max(${RUNS_UNTIL}) from ${examSittings} where tenant_id = ${tenantId} and lesson_id = ${lessonId})`;
}
