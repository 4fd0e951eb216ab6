import type { FormLetter } from '@hessa/rules/quizzes/sheets/exam-form';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { examSittings } from '../exams/exam-sittings-table.ts';
import { findSittings } from '../exams/find-sittings.ts';
import { recountResult } from '../exams/recount-result.ts';
import type { Grading } from '../grading.ts';
import { insertResult } from '../insert-result.ts';
import type { FoundQuiz } from '../teach/find-quiz.ts';

/** A sheet of an exam is an attempt that began and ended when it was read; of any other quiz it is the result itself. */
export async function storeSheetResult(
  tx: Tx,
  ctx: AccountContext,
  { id: lessonId, courseId, term, exam }: FoundQuiz,
  studentId: string,
  grading: Grading,
  form: FormLetter,
): Promise<void> {
  const tenantId = ctx.tenant.id;
  if (exam === null) {
    const marks = { deviceMark: null, addressMark: null };
    await insertResult(tx, {
      tenantId,
      studentId,
      courseId,
      lessonId,
      term,
      submittedAt: ctx.now,
      now: ctx.now,
      grading,
      ...marks,
    });
    return;
  }
  const earlier = await findSittings(tx, tenantId, { studentId, lessonId });
  await tx.insert(examSittings).values({
    tenantId,
    studentId,
    lessonId,
    number: (earlier.at(-1)?.number ?? 0) + 1,
    contentVersion: grading.contentVersion,
    startedAt: ctx.now,
    endsAt: ctx.now,
    extraMinutes: 0,
    form,
    holder: ctx.account.sessionId,
    handedInAt: ctx.now,
    handedInBy: 'student',
    grading,
  });
  const sittings = await findSittings(tx, tenantId, { studentId, lessonId });
  await recountResult(tx, ctx.now, { courseId, term, terms: exam }, sittings);
}
