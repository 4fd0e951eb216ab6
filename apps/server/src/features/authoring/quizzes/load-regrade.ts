import { matchPapers, type PaperMatch } from '@hessa/rules/quizzes/match-papers';
import { type Regraded, regradePaper } from '@hessa/rules/quizzes/regrade-paper';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { questions } from '../../quizzes/questions-table.ts';
import type { Question } from '../../quizzes/quiz-questions.ts';
import { quizResults } from '../../quizzes/quiz-results-table.ts';

/** Grades a paper of an earlier version by the current one; null when they have nothing in common. */
export type Regrade = (paper: { quizVersion: number; answers: readonly number[] }) => Regraded | null;

/** One reading of every version that papers are kept in. The preview and the regrade itself both decide by it. */
export async function loadRegrade(
  tx: Tx,
  tenantId: string,
  quiz: { id: number; quizVersion: number },
): Promise<Regrade> {
  const kept = tx
    .select({ quizVersion: quizResults.quizVersion })
    .from(quizResults)
    .where(and(eq(quizResults.tenantId, tenantId), eq(quizResults.lessonId, quiz.id)));
  const rows = await tx
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.tenantId, tenantId),
        eq(questions.lessonId, quiz.id),
        sql`(${eq(questions.quizVersion, quiz.quizVersion)} or ${inArray(questions.quizVersion, kept)})`,
      ),
    )
    .orderBy(asc(questions.position), asc(questions.id));
  const papers = new Map<number, Question[]>();
  for (const row of rows) papers.set(row.quizVersion, [...(papers.get(row.quizVersion) ?? []), row]);
  const now = papers.get(quiz.quizVersion) ?? [];
  const matches = new Map<number, PaperMatch>(
    [...papers].map(([version, earlier]) => [version, matchPapers(earlier, now)]),
  );
  return ({ quizVersion, answers }) => regradePaper(now, matches.get(quizVersion) ?? [], answers);
}
