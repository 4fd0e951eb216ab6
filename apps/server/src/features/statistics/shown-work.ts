import { type SQL, sql } from 'drizzle-orm';
import { ANSWERED_KINDS, WATCHED_KINDS } from '../lessons/kinds-in-sql.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { isUnshownInSql } from '../units/shown-in-sql.ts';

const WORK = {
  video: { kept: sql`u.video_count`, which: sql`l.type in ${WATCHED_KINDS}` },
  quiz: { kept: sql`u.quiz_count`, which: sql`l.type in ${ANSWERED_KINDS} and l.question_count > 0` },
} as const;

/** What a unit `u` shows of a kind: the count that stands beside it, without the few lessons that are not shown. */
export function shownWork(kind: keyof typeof WORK, tenantId: string, now: Date): SQL {
  const { kept, which } = WORK[kind];
  return sql`(${kept} - (
    select count(*) from ${lessons} l
    where l.tenant_id = ${tenantId} and l.unit_id = u.id and ${which} and ${isUnshownInSql(now)}))::int`;
}
