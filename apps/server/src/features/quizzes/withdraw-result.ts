import type { Term } from '@hessa/rules/courses/term';
import { termPeriod } from '@hessa/rules/statistics/term-period';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import { examSittings } from './exams/exam-sittings-table.ts';
import type { QuizResult } from './find-result.ts';
import { quizAttempts } from './quiz-attempts-table.ts';
import { quizResults } from './quiz-results-table.ts';
import { ALL_TERMS, termScores } from './term-scores-table.ts';

/** Undoes all that `storeResult` did: result, finished lesson, the sums; and the attempt, so that it begins anew. */
export async function withdrawResult(tx: Tx, result: QuizResult, term: Term, now: Date): Promise<void> {
  const { tenantId, studentId, courseId, lessonId } = result;
  await removeResult(tx, result, term);
  // Of an exam the attempts stay as they were written, and no longer count.
  const ofStudent = sql`tenant_id = ${tenantId} and student_id = ${studentId} and lesson_id = ${lessonId}`;
  await tx.execute(sql`
    with begun as (delete from ${quizAttempts} where ${ofStudent})
    update ${examSittings} set withdrawn_at = ${now.toISOString()}::timestamptz
    where ${ofStudent} and handed_in_at is not null and withdrawn_at is null`);
  // The row stays without its end: that the student worked on that day remains true.
  await tx
    .update(lessonProgress)
    .set({ completedAt: null })
    .where(
      and(
        eq(lessonProgress.tenantId, tenantId),
        eq(lessonProgress.studentId, studentId),
        eq(lessonProgress.courseId, courseId),
        eq(lessonProgress.lessonId, lessonId),
      ),
    );
}

/** The row alone and the sums it is part of. */
export async function removeResult(tx: Tx, result: QuizResult, term: Term): Promise<void> {
  const { tenantId, studentId, courseId, lessonId } = result;
  // In the order of handing in, where what is kept of the papers comes after the sums: neither waits for the other.
  await takeFromSums(tx, result, term);
  await tx
    .delete(quizResults)
    .where(
      and(
        eq(quizResults.tenantId, tenantId),
        eq(quizResults.studentId, studentId),
        eq(quizResults.courseId, courseId),
        eq(quizResults.lessonId, lessonId),
      ),
    );
}

/** A sum over no quiz is no row: its average would be a division by nothing. */
async function takeFromSums(
  tx: Tx,
  { tenantId, studentId, score, submittedAt }: QuizResult,
  term: Term,
): Promise<void> {
  // What was never told is in no sum.
  if (score === null) return;
  const ofPaper = and(
    eq(termScores.tenantId, tenantId),
    inArray(termScores.period, [termPeriod(term, submittedAt.getTime()), ALL_TERMS]),
    eq(termScores.studentId, studentId),
  );
  await tx.delete(termScores).where(and(ofPaper, lte(termScores.quizCount, 1)));
  await tx
    .update(termScores)
    .set({ scoreSum: sql`${termScores.scoreSum} - ${score}`, quizCount: sql`${termScores.quizCount} - 1` })
    .where(ofPaper);
}
