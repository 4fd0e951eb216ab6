import { extendEnrolment as endpoint } from '@hessa/contract/enrolment/teach/extend-enrolment';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { findStudent } from '../../auth/find-student.ts';
import { enrolments } from '../enrolments-table.ts';
import { refuseUntil } from '../refuse-until.ts';
import { findStudentEnrolments } from './find-student-enrolments.ts';

export const extendEnrolment = handle(
  endpoint,
  async (ctx, { params: { studentId }, body: { courseId, was, until, reason } }) => {
    const tenantId = ctx.tenant.id;
    const extendedUntil = until === null ? null : new Date(until);
    return ctx.withTenant(async (tx) => {
      await findStudent(tx, tenantId, studentId);
      const wanted = and(
        eq(enrolments.tenantId, tenantId),
        eq(enrolments.studentId, studentId),
        eq(enrolments.courseId, courseId),
      );
      const [known] = await tx.select({ until: enrolments.extendedUntil }).from(enrolments).where(wanted).for('update');
      if (!known) throw new DomainError('enrolment.not_found');
      if (known.until?.getTime() !== (was === null ? undefined : Date.parse(was))) {
        throw new DomainError('teach.changed_meanwhile');
      }
      if (extendedUntil) refuseUntil(extendedUntil, ctx.now);
      await tx.update(enrolments).set({ extendedUntil }).where(wanted);
      await recordEvent(tx, ctx, {
        kind: 'enrolment.extended',
        actorId: ctx.account.id,
        subjectId: studentId,
        details: { courseId, reason, before: { until: known.until?.toISOString() ?? null }, after: { until } },
      });
      const [enrolment] = await findStudentEnrolments(tx, tenantId, studentId, courseId);
      if (!enrolment) throw new DomainError('enrolment.not_found');
      return { data: enrolment };
    });
  },
);
