import { grantCourse as endpoint } from '@hessa/contract/enrolment/teach/grant-course';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { findStudent } from '../../auth/find-student.ts';
import { courses } from '../../courses/courses-table.ts';
import { enrolments } from '../enrolments-table.ts';
import { findStudentEnrolments } from './find-student-enrolments.ts';

export const grantCourse = handle(endpoint, async (ctx, { params: { studentId }, body: { courseId, reason } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    await findStudent(tx, tenantId, studentId);
    const [course] = await tx
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.tenantId, tenantId), eq(courses.id, courseId)));
    if (!course) throw new DomainError('course.not_found');
    const granted = await tx
      .insert(enrolments)
      .values({ tenantId, studentId, courseId, enrolledAt: ctx.now, source: 'granted' })
      .onConflictDoNothing()
      .returning({ courseId: enrolments.courseId });
    if (granted.length > 0) {
      await recordEvent(tx, ctx, {
        kind: 'enrolment.granted',
        actorId: ctx.account.id,
        subjectId: studentId,
        details: { courseId, reason },
      });
    }
    const [enrolment] = await findStudentEnrolments(tx, tenantId, studentId, courseId);
    if (!enrolment) throw new Error('the course was not granted');
    return { data: enrolment };
  });
});
