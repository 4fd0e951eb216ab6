import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { QuizResult } from './find-result.ts';
import { quizResults } from './quiz-results-table.ts';
import type { FoundQuiz } from './teach/find-quiz.ts';

/** A student's result, held. Whoever holds attempts too takes those first, as handing in does. */
export async function findOwnResult(
  tx: Tx,
  tenantId: string,
  studentId: string,
  { id, courseId }: Pick<FoundQuiz, 'id' | 'courseId'>,
): Promise<QuizResult | undefined> {
  const [known] = await tx
    .select()
    .from(quizResults)
    .where(
      and(
        eq(quizResults.tenantId, tenantId),
        eq(quizResults.studentId, studentId),
        eq(quizResults.courseId, courseId),
        eq(quizResults.lessonId, id),
      ),
    )
    .for('update');
  return known;
}
