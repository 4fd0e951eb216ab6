import { setStudentDisabled as endpoint } from '@hessa/contract/students/set-student-disabled';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accounts } from '../auth/accounts-table.ts';
import { findStudent, presentStudent } from '../auth/find-student.ts';

/** Sessions need no ending: every call looks whether its account is open. */
export const setStudentDisabled = handle(
  endpoint,
  async (ctx, { params: { studentId }, body: { disabled, reason } }) => {
    return ctx.withTenant(async (tx) => {
      const student = await findStudent(tx, ctx.tenant.id, studentId);
      if (student.disabled !== disabled) {
        await tx
          .update(accounts)
          .set({ disabled })
          .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, studentId)));
        await recordEvent(tx, ctx, {
          kind: disabled ? 'student.disabled' : 'student.enabled',
          actorId: ctx.account.id,
          subjectId: studentId,
          details: { reason, before: { disabled: student.disabled }, after: { disabled } },
        });
      }
      return { data: presentStudent({ ...student, disabled }) };
    });
  },
);
