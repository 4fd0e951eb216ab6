import { mayStandBefore } from '@hessa/rules/lessons/lesson-access';
import type { ExamTerms } from '@hessa/rules/quizzes/exams/exam-terms';
import { isFurtherAttemptShut } from '@hessa/rules/quizzes/exams/further-attempt';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { type GatedLesson, judgeLesson } from '../../lessons/lesson-gate.ts';
import { lessonRefusal } from '../../lessons/lesson-refusal.ts';
import { type FoundExam, findExam } from './find-exam.ts';
import { lockSittings, runningOf, type Sitting } from './find-sittings.ts';
import type { ShownExam } from './present-exam.ts';
import { settleDue } from './settle-due.ts';

export interface OpenedExam extends ShownExam {
  exam: FoundExam & { terms: ExamTerms };
  gated: GatedLesson;
}

/** The door of an exam for the signed-in student, with attempts that are locked and settled. */
export async function openExam(tx: Tx, ctx: AccountContext, lessonId: number): Promise<OpenedExam> {
  const sitter = { studentId: ctx.account.id, lessonId };
  // None waits for another's answer, so that they travel together.
  const [gated, exam, known] = await Promise.all([
    judgeLesson(tx, ctx, lessonId),
    findExam(tx, ctx.tenant.id, sitter),
    lockSittings(tx, ctx.tenant.id, sitter),
  ]);
  const refusal = lessonRefusal(gated.access);
  if (refusal && !mayStandBefore(gated.access)) throw refusal;
  const { terms } = exam;
  if (!terms) throw new DomainError('exam.not_an_exam');
  const sittings: readonly Sitting[] = await settleDue(tx, ctx, exam, known);
  const { access } = gated;
  const isSubmitted = access.kind === 'submitted';
  const hasFurther = !('window' in access && isFurtherAttemptShut(access.window, terms));
  const isShutByUnit = isSubmitted ? !hasFurther : access.kind === 'closed';
  const isShut = isShutByUnit && !runningOf(sittings);
  return { exam: { ...exam, terms }, gated, sittings, isSubmitted, isShut, hasFurther };
}
