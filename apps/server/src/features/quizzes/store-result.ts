import { termPeriod } from '@hessa/rules/statistics/term-period';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { AccountContext } from '../../http/context.ts';
import type { GatedLesson } from '../lessons/lesson-gate.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import { quizResults } from './quiz-results-table.ts';
import { termScores } from './term-scores-table.ts';

export type QuizResult = typeof quizResults.$inferSelect;

export type Grading = Pick<QuizResult, 'quizVersion' | 'answers' | 'score' | 'correctCount' | 'total' | 'notes'>;

/** Stores the one result, or returns null when another submission was first. What follows from it is written with it. */
export async function storeResult(
  tx: Tx,
  ctx: AccountContext,
  { lesson, outline }: GatedLesson,
  grading: Grading,
): Promise<QuizResult | null> {
  const key = { tenantId: ctx.tenant.id, studentId: ctx.account.id, courseId: lesson.courseId, lessonId: lesson.id };
  const [result] = await tx
    .insert(quizResults)
    .values({ ...key, ...grading, submittedAt: ctx.now })
    .onConflictDoNothing()
    .returning();
  if (!result) return null;
  await Promise.all([
    tx
      .insert(lessonProgress)
      .values({ ...key, completedAt: ctx.now, updatedAt: ctx.now })
      .onConflictDoNothing(),
    tx
      .insert(termScores)
      .values({
        tenantId: ctx.tenant.id,
        period: termPeriod(outline.course.term, ctx.now.getTime()),
        studentId: ctx.account.id,
        scoreSum: grading.score,
        quizCount: 1,
      })
      .onConflictDoUpdate({
        target: [termScores.tenantId, termScores.period, termScores.studentId],
        set: {
          scoreSum: sql`${termScores.scoreSum} + excluded.score_sum`,
          quizCount: sql`${termScores.quizCount} + 1`,
        },
      }),
  ]);
  return result;
}
