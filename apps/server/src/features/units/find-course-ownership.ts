import { courseOwnership, type Ownership } from '@hessa/rules/enrolment/ownership';
import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { courses } from '../courses/courses-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { units } from './units-table.ts';

/** Whether the asking student holds the course, and whether any of it can still be opened. */
export async function findCourseOwnership(tx: Tx, ctx: AccountContext, courseId: number): Promise<Ownership> {
  const unitsOfCourse = and(eq(units.tenantId, ctx.tenant.id), eq(units.courseId, courseId));
  const [row] = await tx
    .select({
      enrolledAt: enrolments.enrolledAt,
      extendedUntil: enrolments.extendedUntil,
      openToAll: courses.openToAll,
      unitCount: tx.$count(units, unitsOfCourse),
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
