import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { ANSWERED_KINDS, WATCHED_KINDS } from '../../lessons/kinds-in-sql.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { units } from '../../units/units-table.ts';

/** Sets the counts that stand beside units right again, whatever was added, moved or taken away. */
export async function recountLessons(tx: Tx, tenantId: string, unitIds: readonly number[]): Promise<void> {
  await tx
    .update(units)
    .set({
      videoCount: countOf(tenantId, sql`type in ${WATCHED_KINDS}`),
      // A quiz without questions counts for nothing.
      quizCount: countOf(tenantId, sql`type in ${ANSWERED_KINDS} and question_count > 0`),
    })
    .where(and(eq(units.tenantId, tenantId), inArray(units.id, [...unitIds])));
}

function countOf(tenantId: string, which: SQL): SQL {
  return sql`(select count(*) from ${lessons} where ${lessons.tenantId} = ${tenantId} and ${lessons.unitId} = ${units.id} and ${which})`;
}
