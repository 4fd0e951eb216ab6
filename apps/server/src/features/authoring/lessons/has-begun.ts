import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { STORED_LESSONS, type TraceTable } from '../../quizzes/stored-lessons.ts';

/** Every table in which a student who has begun a lesson leaves a line. */
export const TRACES = new Set(Object.values(STORED_LESSONS).flatMap(({ traces }) => traces));

/**
 * Whether any student has watched, opened or handed in any of these lessons. The lessons stay locked to the end of the
 * transaction: whoever begins one now waits, and finds it gone.
 */
export async function hasBegun(tx: Tx, tenantId: string, lessonIds: readonly number[]): Promise<boolean> {
  if (lessonIds.length === 0) return false;
  await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.tenantId, tenantId), inArray(lessons.id, [...lessonIds])))
    .for('update');
  const traces = [...TRACES].map((table) => traceIn(table, tenantId, lessonIds));
  const [row] = await rowsOf<{
    begun: boolean;
  }>(tx, sql`select ${sql.join(traces, sql` or `)} as begun`);
  return row?.begun === true;
}

function traceIn(table: TraceTable, tenantId: string, lessonIds: readonly number[]): SQL {
  return sql`exists (select from ${table} where ${and(eq(table.tenantId, tenantId), inArray(table.lessonId, [...lessonIds]))})`;
}
