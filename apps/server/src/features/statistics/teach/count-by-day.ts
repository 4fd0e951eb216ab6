import { type Day, SCHOOL_TIME_ZONE } from '@hessa/rules/statistics/cairo-day';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { earliestId } from '../../../platform/new-id.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { codes } from '../../codes/codes-table.ts';
import { ANSWERED_KINDS } from '../../lessons/kinds-in-sql.ts';
import { lessonProgress } from '../../lessons/lesson-progress-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { quizResults } from '../../quizzes/quiz-results-table.ts';

const KINDS = ['newStudents', 'redemptions', 'submissions', 'activeLearners'] as const;
type Kind = (typeof KINDS)[number];

/** Egypt is two or three hours ahead; an id of three hours earlier is early enough for any of its days. */
const AHEAD_MS = 3 * 60 * 60 * 1000;

/**
 * Four counts for each day, each from one range of an index. Somebody counts as active on the day of their last touch
 * of a lesson: a lesson that is opened again moves to the later day. Grouped by the column itself, as the index has it.
 */
export async function countByDay(tx: Tx, tenantId: string, days: readonly Day[]): Promise<Record<Kind, number[]>> {
  const first = days[0] ?? '';
  const zone = sql.raw(`'${SCHOOL_TIME_ZONE}'`);
  const since = sql`(${first}::date)::timestamp at time zone ${zone}`;
  const firstId = earliestId(new Date(Date.parse(first) - AHEAD_MS));
  const rows = await rowsOf<{ kind: Kind; day: Day; count: number }>(
    tx,
    sql`
    select 'newStudents' as kind, (created_at at time zone ${zone})::date::text as day, count(*)::int as count
    from ${accounts}
    where tenant_id = ${tenantId} and id >= ${firstId} and role = 'student' and created_at >= ${since} group by 2
    union all
    select 'redemptions', (redeemed_at at time zone ${zone})::date::text, count(*)::int
    from ${codes} where tenant_id = ${tenantId} and redeemed_at >= ${since} group by 2
    union all
    select 'submissions', (r.submitted_at at time zone ${zone})::date::text, count(*)::int
    from ${lessons} l
    join ${quizResults} r on r.tenant_id = ${tenantId} and r.lesson_id = l.id and r.submitted_at >= ${since}
    where l.tenant_id = ${tenantId} and l.type in ${ANSWERED_KINDS} group by 2
    union all
    select 'activeLearners', active_on::text, count(distinct student_id)::int
    from ${lessonProgress} where tenant_id = ${tenantId} and active_on >= ${first} group by active_on
  `,
  );
  const found = new Map(rows.map(({ kind, day, count }) => [`${kind} ${day}`, count]));
  const series = KINDS.map((kind) => [kind, days.map((day) => found.get(`${kind} ${day}`) ?? 0)] as const);
  return Object.fromEntries(series) as Record<Kind, number[]>;
}
