import type { SecondMarking } from '@hessa/rules/quizzes/second-marking';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { examSittings } from '../exams/exam-sittings-table.ts';
import { lockSittings, type Sitting, withChanged } from '../exams/find-sittings.ts';
import { recountResult } from '../exams/recount-result.ts';
import type { QuizResult } from '../find-result.ts';
import type { Grading } from '../grading.ts';
import { quizResults } from '../quiz-results-table.ts';
import { replaceResult } from '../replace-result.ts';
import type { FoundQuiz } from '../teach/find-quiz.ts';

/** A paper whose marks are being changed: nobody else changes it, or how its quiz is marked, meanwhile. */
export interface HeldPaper {
  secondMarking: SecondMarking;
  sittings: readonly Sitting[];
  result: QuizResult | undefined;
}

/**
 * In the order of handing in and of regrading: the quiz, attempts, then the result. A result is stored anew with its
 * marks, so that whoever waited for its row alone would find it gone: markers of a quiz wait for the quiz.
 */
export async function holdPaper(tx: Tx, tenantId: string, quiz: FoundQuiz, studentId: string): Promise<HeldPaper> {
  const [lesson] = await tx
    .select({ secondMarking: lessons.secondMarking })
    .from(lessons)
    .where(and(eq(lessons.tenantId, tenantId), eq(lessons.id, quiz.id)))
    .for('no key update');
  const sittings = quiz.exam ? await lockSittings(tx, tenantId, { studentId, lessonId: quiz.id }) : [];
  const result = await lockResult(tx, tenantId, quiz, studentId);
  return { secondMarking: lesson?.secondMarking ?? 'none', sittings, result };
}

/** Beside the account, so that nobody marks a student whom their grades do not show. */
async function lockResult(tx: Tx, tenantId: string, { id, courseId }: FoundQuiz, studentId: string) {
  const [found] = await tx
    .select({ result: quizResults })
    .from(quizResults)
    .innerJoin(accounts, and(eq(accounts.tenantId, quizResults.tenantId), eq(accounts.id, quizResults.studentId)))
    .where(
      and(
        eq(quizResults.tenantId, tenantId),
        eq(quizResults.studentId, studentId),
        eq(quizResults.courseId, courseId),
        eq(quizResults.lessonId, id),
      ),
    )
    .for('update', { of: quizResults });
  return found?.result;
}

/** Whether a result is that attempt, by the version that both are graded by. */
export const isAttemptOf = ({ handedInAt, grading, withdrawnAt }: Sitting, result: QuizResult): boolean =>
  withdrawnAt === null &&
  handedInAt?.getTime() === result.submittedAt.getTime() &&
  grading?.contentVersion === result.contentVersion;

/** Another worth for a held result. Of an exam the attempt keeps its marks, whichever attempt counts tomorrow. */
export async function storeMarked(
  tx: Tx,
  now: Date,
  quiz: FoundQuiz,
  result: QuizResult,
  sittings: readonly Sitting[],
  grading: Grading,
): Promise<void> {
  await replaceResult(tx, result, { ...result, term: quiz.term, now, grading });
  const sitting = sittings.find((each) => isAttemptOf(each, result));
  const aside = sitting?.grading?.aside;
  if (sitting) await storeSitting(tx, now, quiz, sittings, sitting, { ...grading, ...(aside && { aside }) });
}

/** Another worth for an attempt, and for the result if it is, or becomes, the one that counts. */
export async function storeSitting(
  tx: Tx,
  now: Date,
  quiz: FoundQuiz,
  sittings: readonly Sitting[],
  sitting: Sitting,
  grading: Grading,
): Promise<void> {
  await tx
    .update(examSittings)
    .set({ grading })
    .where(
      and(
        eq(examSittings.tenantId, sitting.tenantId),
        eq(examSittings.studentId, sitting.studentId),
        eq(examSittings.lessonId, sitting.lessonId),
        eq(examSittings.number, sitting.number),
      ),
    );
  const counted = { courseId: quiz.courseId, term: quiz.term, terms: quiz.exam };
  await recountResult(tx, now, counted, withChanged(sittings, { ...sitting, grading }));
}
