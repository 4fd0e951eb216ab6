import { deleteStudent as endpoint } from '@hessa/contract/students/delete-student';
import { handle } from '../../calls/handle.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { deleteSoftly } from '../../platform/trash/delete-softly.ts';
import { findConfirmed } from './forget-student.ts';

/**
 * Everything of the student goes with the account: courses, progress, answers, results; logins end. A code that was used
 * stays used in its batch and its ledger, by nobody. For thirty days it can all come back; who asks to be forgotten at
 * once is made anonymous, or erased from what lies there.
 */
export const deleteStudent = handle(endpoint, async (ctx, { params: { studentId }, body: { phone, reason } }) => {
  return ctx.withTenant(async (tx) => {
    const student = await findConfirmed(tx, ctx, studentId, phone);
    await deleteSoftly(tx, ctx, { kind: 'student', id: studentId, title: student.name });
    await recordEvent(tx, ctx, {
      kind: 'student.deleted',
      actorId: ctx.account.id,
      subjectId: studentId,
      details: { reason },
    });
    return { message: '' };
  });
});
