import { revokeEnrolment as endpoint } from '@hessa/contract/enrolment/teach/revoke-enrolment';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { findStudent } from '../../auth/find-student.ts';
import { enrolments } from '../enrolments-table.ts';

export const revokeEnrolment = handle(endpoint, async (ctx, { params: { studentId }, body: { courseId, reason } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    await findStudent(tx, tenantId, studentId);
    const revoked = await tx
      .delete(enrolments)
      .where(
        and(eq(enrolments.tenantId, tenantId), eq(enrolments.studentId, studentId), eq(enrolments.courseId, courseId)),
      )
      .returning({ enrolledAt: enrolments.enrolledAt });
    if (revoked.length === 0) throw new DomainError('enrolment.not_found');
    await recordEvent(tx, ctx, {
      kind: 'enrolment.revoked',
      actorId: ctx.account.id,
      subjectId: studentId,
      details: { courseId, reason, enrolledAt: revoked[0]?.enrolledAt.toISOString() ?? null },
    });
    return {};
  });
});
