import { timeLeft } from '@hessa/rules/desk/call-time';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from '../auth/accounts-table.ts';
import { presentStudent, type StudentRow } from '../auth/find-student.ts';
import { courses } from '../courses/courses-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { countMissing, findUnitsAndPapers } from '../quizzes/missing-quizzes.ts';
import { termScores } from '../quizzes/term-scores-table.ts';
import { unitGrants } from '../units/unit-grants-table.ts';

interface ListedRow {
  student: StudentRow;
  average: number | null;
  courseNames: string[];
}

/** What the list and its file read of every student, beside the averages (`averagesOf`). */
export const listedColumns = (tenantId: string) => ({
  student: accounts,
  average: termScores.average,
  courseNames: sql`(select coalesce(json_agg(c.name order by h.since desc, c.id desc), '[]')::text
    from (select course_id, max(since) as since from (${heldCourses(tenantId)}) own group by course_id) h
    join ${courses} c on c.tenant_id = ${tenantId} and c.id = h.course_id)`.mapWith(
    (told: string) => JSON.parse(told) as string[],
  ),
});

/** The same as they are told, with time and missing work: one statement for all of them. */
export async function presentListed(tx: Tx, tenantId: string, rows: readonly ListedRow[], now: Date) {
  const ids = rows.map(({ student }) => student.id);
  const byStudent = Map.groupBy(await findUnitsAndPapers(tx, tenantId, ids, now), ({ studentId }) => studentId);
  return rows.map(({ student, average, courseNames }) => {
    const own = byStudent.get(student.id) ?? [];
    const left = timeLeft(own, now.getTime());
    const endsAt = left && 'unit' in left ? left.unit.time.endsAt : null;
    const end = endsAt === null ? null : new Date(endsAt).toISOString();
    return {
      ...presentStudent(student),
      lastSeenAt: student.lastSeenAt?.toISOString() ?? null,
      ...{ courseName: courseNames[0] ?? null, courseCount: courseNames.length, courseNames, average },
      time: left && { state: left.state, endsAt: end },
      missingCount: countMissing(own, now).missing,
    };
  });
}

const heldCourses = (tenantId: string): SQL => sql`
  select course_id, enrolled_at as since from ${enrolments} e where e.tenant_id = ${tenantId} and e.student_id = ${accounts.id}
  union all
  select course_id, granted_at from ${unitGrants} g where g.tenant_id = ${tenantId} and g.student_id = ${accounts.id}`;
