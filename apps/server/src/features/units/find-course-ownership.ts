import { courseOwnership, type Ownership } from '@hessa/rules/enrolment/ownership';
import { and, eq, sql } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { courses } from '../courses/courses-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { isShownInSql } from './shown-in-sql.ts';
import { units } from './units-table.ts';

/** Whether the asking student holds the course, and whether any of it can still be opened. */
export async function findCourseOwnership(tx: Tx, ctx: AccountContext, courseId: number): Promise<Ownership> {
  // Up to the last unit that is shown: one that is hidden between others keeps its week, one at the end gives no time.
  const weeks = sql`(select coalesce(max(u.position) + 1, 0) from ${units} u
    where u.tenant_id = ${ctx.tenant.id} and u.course_id = ${courseId} and ${isShownInSql('u', ctx.now)})`;
  const [row] = await tx
    .select({
      enrolledAt: enrolments.enrolledAt,
      extendedUntil: enrolments.extendedUntil,
      openToAll: courses.openToAll,
      unitCount: sql<number>`${weeks}`.mapWith(Number),
    })
    .from(enrolments)
    .innerJoin(courses, and(eq(courses.tenantId, enrolments.tenantId), eq(courses.id, enrolments.courseId)))
    .where(
      and(
        eq(enrolments.tenantId, ctx.tenant.id),
        eq(enrolments.studentId, ctx.account.id),
        eq(enrolments.courseId, courseId),
      ),
    );
  if (!row) return 'none';
  const enrolment = { enrolledAt: row.enrolledAt.getTime(), extendedUntil: row.extendedUntil?.getTime() ?? null };
  return courseOwnership(enrolment, row, ctx.now.getTime());
}
