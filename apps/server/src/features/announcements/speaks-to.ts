import { type SQL, sql } from 'drizzle-orm';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { unitGrants } from '../units/unit-grants-table.ts';

const SAID_FOR_DAYS = 30;
export const SAID_FOR_MS = SAID_FOR_DAYS * 24 * 60 * 60 * 1000;

/** What was said a month ago stands on no board any more, nor does what was wiped off: who comes later never met it. */
export function saidUntil({ publishedAt, withdrawnAt }: { publishedAt: Date; withdrawnAt: Date | null }): Date {
  const ends = publishedAt.getTime() + SAID_FOR_MS;
  return new Date(Math.min(ends, withdrawnAt?.getTime() ?? ends));
}

interface Said {
  tenantId: string;
  grade: SQL;
  courseId: SQL;
  /** Speaks to those alone who came to its course before. */
  until?: SQL;
}

/**
 * Whether an announcement is for a student: of its grade, or with its course or a unit of it; everybody’s without
 * either.
 */
export function speaksTo({ tenantId, grade, courseId, until }: Said, student: { id: SQL; grade: SQL }): SQL {
  const holds = (table: SQL, since: SQL) => sql`exists (select from ${table} h where h.tenant_id = ${tenantId}
    and h.student_id = ${student.id} and h.course_id = ${courseId} ${until ? sql`and ${since} < ${until}` : sql``})`;
  return sql`(${grade} is null or ${grade} = ${student.grade})
    and (${courseId} is null or ${holds(sql`${enrolments}`, sql`h.enrolled_at`)}
      or ${holds(sql`${unitGrants}`, sql`h.granted_at`)})`;
}
