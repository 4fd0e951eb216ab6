import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { QuizResult } from './find-result.ts';
import { insertResult, type NewResult } from './insert-result.ts';
import { quizResults } from './quiz-results-table.ts';
import { takeFromSums } from './withdraw-result.ts';

/** Another worth for a paper whose row is held: all that follows from it is what it would be had it been stored so. */
export async function replaceResult(tx: Tx, known: QuizResult, result: NewResult): Promise<void> {
  const { tenantId, studentId, courseId, lessonId } = known;
  await takeFromSums(tx, known, result.term);
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
  await insertResult(tx, result);
}
