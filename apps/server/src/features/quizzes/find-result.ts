import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { AccountContext } from '../../http/context.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { quizResults } from './quiz-results-table.ts';

export type QuizResult = typeof quizResults.$inferSelect;

export interface NamedResult extends QuizResult {
  lessonName: string;
}

/** The student's own result of a quiz, with the quiz's name as it is today. */
export async function findResult(tx: Tx, ctx: AccountContext, lessonId: number): Promise<NamedResult | null> {
  const [result] = await tx
    .select({ ...getTableColumns(quizResults), lessonName: lessons.name })
    .from(quizResults)
    .innerJoin(lessons, and(eq(lessons.tenantId, quizResults.tenantId), eq(lessons.id, quizResults.lessonId)))
    .where(
      and(
        eq(quizResults.tenantId, ctx.tenant.id),
        eq(quizResults.studentId, ctx.account.id),
        eq(quizResults.lessonId, lessonId),
      ),
    );
  return result ?? null;
}
