import { deleteStudent as endpoint } from '@hessa/contract/students/delete-student';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accounts } from '../auth/accounts-table.ts';
import { findConfirmed, forgetTraces } from './forget-student.ts';

/**
 * Everything of the student goes with the account: courses, progress, answers, results, devices. A code that was used
 * stays used in its batch and its ledger, by nobody.
 */
export const deleteStudent = handle(endpoint, async (ctx, { params: { studentId }, body: { phone, reason } }) => {
  return ctx.withTenant(async (tx) => {
    const student = await findConfirmed(tx, ctx, studentId, phone);
    await forgetTraces(tx, ctx, student);
    await tx.delete(accounts).where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, studentId)));
    await recordEvent(tx, ctx, {
      kind: 'student.deleted',
      actorId: ctx.account.id,
      subjectId: studentId,
      details: { reason },
    });
    return { message: '' };
  });
});
