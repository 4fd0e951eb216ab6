import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { lessonProgress } from '../../lessons/lesson-progress-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { quizAttempts } from '../../quizzes/quiz-attempts-table.ts';
import { quizReopenings } from '../../quizzes/quiz-reopenings-table.ts';
import { quizResults } from '../../quizzes/quiz-results-table.ts';

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
  const traces = [lessonProgress, quizResults, quizAttempts, quizReopenings].map((table) =>
    traceIn(table, tenantId, lessonIds),
  );
  const [row] = await rowsOf<{
    begun: boolean;
  }>(tx, sql`select ${sql.join(traces, sql` or `)} as begun`);
  return row?.begun === true;
}

function traceIn(
  table: PgTable & { tenantId: PgColumn; lessonId: PgColumn },
  tenantId: string,
  lessonIds: readonly number[],
): SQL {
  return sql`exists (select from ${table} where ${and(eq(table.tenantId, tenantId), inArray(table.lessonId, [...lessonIds]))})`;
}
