import type { deleteStudent as endpoint } from '@hessa/contract/students/delete-student';
import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accounts } from '../auth/accounts-table.ts';
import { findConfirmed, forgetTraces } from './forget-student.ts';

/**
 * Everything of the student goes with the account: courses, progress, answers, results, devices. A code that was used
 * stays used in its batch and its ledger, by nobody.
 */
export async function deleteStudent(
  ctx: AccountContext,
  { params: { studentId }, body: { phone, reason } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
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
}
