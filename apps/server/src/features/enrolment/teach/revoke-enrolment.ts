import type { revokeEnrolment as endpoint } from '@hessa/contract/enrolment/teach/revoke-enrolment';
import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findStudent } from '../../auth/find-student.ts';
import { enrolments } from '../enrolments-table.ts';

export async function revokeEnrolment(
  ctx: AccountContext,
  { params: { studentId }, body: { courseId, reason } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
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
}
