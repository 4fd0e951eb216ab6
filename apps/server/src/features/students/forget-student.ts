import { toLatinDigits } from '@hessa/rules/text/digits';
import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Occasion } from '../../platform/audit/record-event.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { mails } from '../../platform/mail/mails-table.ts';
import { accounts } from '../auth/accounts-table.ts';
import { findStudent, type StudentRow } from '../auth/find-student.ts';
import { quizResults } from '../quizzes/quiz-results-table.ts';

/** The student who is to be forgotten, locked, once whoever asks has typed that very student's number. */
export async function findConfirmed(
  tx: Tx,
  ctx: AccountContext,
  studentId: string,
  typedPhone: string,
): Promise<StudentRow> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, studentId)))
    .for('update');
  const student = await findStudent(tx, ctx.tenant.id, studentId, { includingAnonymous: true });
  const isConfirmed = toLatinDigits(typedPhone).replace(/\D/g, '') === student.phone;
  if (!student.anonymisedAt && !isConfirmed) throw new DomainError('student.confirm_other');
  return student;
}

/** When and by whose hand somebody is forgotten: by staff, by the person, or by nobody's when time is over. */
export type Forgetting = Occasion & { jobs: JobQueue; actorId: string | null };

export const forgettingBy = (ctx: AccountContext): Forgetting => ({
  tenant: ctx.tenant,
  now: ctx.now,
  caller: ctx.caller,
  jobs: ctx.platform.jobs,
  actorId: ctx.account.id,
});

/** Mail to the person and the marks of devices go, and the trails are cleaned by a job. */
export async function forgetTraces(tx: Tx, { tenant, jobs }: Forgetting, student: StudentRow): Promise<void> {
  await tx
    .update(quizResults)
    .set({ deviceMark: null, addressMark: null })
    .where(and(eq(quizResults.tenantId, tenant.id), eq(quizResults.studentId, student.id)));
  await tx.delete(mails).where(and(eq(mails.tenantId, tenant.id), eq(mails.recipient, student.email)));
  await jobs.enqueue(tx, 'forget-person', { tenantId: tenant.id, accountId: student.id });
}
