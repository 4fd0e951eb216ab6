import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { HeldUnit } from '../lessons/held-units.ts';
import { ANSWERED_KINDS } from '../lessons/kinds-in-sql.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { isShownInSql } from '../units/shown-in-sql.ts';
import { quizResults } from './quiz-results-table.ts';

interface Missing {
  studentId: string;
  lessonId: number;
  lessonName: string;
  unitId: number;
}

/** Units whose week has begun; what never closes is never missing. */
function dueOf(held: readonly HeldUnit[], now: Date): HeldUnit[] {
  return held.filter(({ time, weekBegan }) => time.endsAt !== null && weekBegan <= now.getTime());
}

/** Quizzes `l` of the due units `d` without a paper of their student. */
function missingOf(tenantId: string, due: readonly HeldUnit[], now: Date): SQL {
  const listed = (values: readonly (string | number)[]) => `{${values.join(',')}}`;
  return sql`unnest(${listed(due.map(({ studentId }) => studentId))}::uuid[],
      ${listed(due.map(({ unitId }) => unitId))}::bigint[]) as d (student_id, unit_id)
    join ${lessons} l on l.tenant_id = ${tenantId} and l.unit_id = d.unit_id and l.type in ${ANSWERED_KINDS}
      and l.question_count > 0 and ${isShownInSql('l', now)}
    where not exists (
      select from ${quizResults} r where r.tenant_id = ${tenantId} and r.student_id = d.student_id
        and r.course_id = l.course_id and r.lesson_id = l.id
    )`;
}

export async function findMissingQuizzes(tx: Tx, tenantId: string, held: readonly HeldUnit[], now: Date) {
  const due = dueOf(held, now);
  if (due.length === 0) return [];
  const rows = await rowsOf<Record<keyof Missing, string>>(
    tx,
    sql`select d.student_id as "studentId", l.id as "lessonId", l.name as "lessonName", l.unit_id as "unitId"
      from ${missingOf(tenantId, due, now)} order by l.position, l.id`,
  );
  return rows.map((row): Missing => ({ ...row, lessonId: Number(row.lessonId), unitId: Number(row.unitId) }));
}

/** How many each of many students misses; who misses nothing is not among them. */
export async function countMissingQuizzes(tx: Tx, tenantId: string, held: readonly HeldUnit[], now: Date) {
  const due = dueOf(held, now);
  if (due.length === 0) return new Map<string, number>();
  const rows = await rowsOf<{ studentId: string; missing: number }>(
    tx,
    sql`select d.student_id as "studentId", count(*)::int as missing from ${missingOf(tenantId, due, now)} group by 1`,
  );
  return new Map(rows.map(({ studentId, missing }) => [studentId, missing]));
}
