import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { courses } from '../../courses/courses-table.ts';
import { enrolments } from '../enrolments-table.ts';

/** A student's enrolments with the names of their courses; all, or the one in a course. */
export async function findStudentEnrolments(tx: Tx, tenantId: string, studentId: string, courseId?: number) {
  const rows = await tx
    .select({ enrolment: enrolments, courseName: courses.name, grade: courses.grade })
    .from(enrolments)
    .innerJoin(courses, and(eq(courses.tenantId, enrolments.tenantId), eq(courses.id, enrolments.courseId)))
    .where(
      and(
        eq(enrolments.tenantId, tenantId),
        eq(enrolments.studentId, studentId),
        courseId === undefined ? undefined : eq(enrolments.courseId, courseId),
      ),
    )
    .orderBy(desc(enrolments.enrolledAt));
  return rows.map(({ enrolment, courseName, grade }) => ({
    courseId: enrolment.courseId,
    courseName,
    grade,
    source: enrolment.source,
    enrolledAt: enrolment.enrolledAt.toISOString(),
    extendedUntil: enrolment.extendedUntil?.toISOString() ?? null,
  }));
}
