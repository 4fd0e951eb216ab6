import { matchPapers, type PaperMatch } from '@hessa/rules/quizzes/match-papers';
import { type KeptAnswer, type Regraded, regradePaper } from '@hessa/rules/quizzes/regrade-paper';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { questions } from '../../quizzes/questions-table.ts';
import { type Question, readQuestion } from '../../quizzes/quiz-questions.ts';
import { quizResults } from '../../quizzes/quiz-results-table.ts';

/** Grades a paper of an earlier version by the current one; null when they have nothing in common. */
export type Regrade = (paper: { contentVersion: number; answers: readonly KeptAnswer[] }) => Regraded | null;

/** One reading of every version that papers are kept in. The preview and the regrade itself both decide by it. */
export async function loadRegrade(
  tx: Tx,
  tenantId: string,
  quiz: { id: number; contentVersion: number },
): Promise<Regrade> {
  const kept = tx
    .select({ contentVersion: quizResults.contentVersion })
    .from(quizResults)
    .where(and(eq(quizResults.tenantId, tenantId), eq(quizResults.lessonId, quiz.id)));
  const rows = await tx
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.tenantId, tenantId),
        eq(questions.lessonId, quiz.id),
        sql`(${eq(questions.contentVersion, quiz.contentVersion)} or ${inArray(questions.contentVersion, kept)})`,
      ),
    )
    .orderBy(asc(questions.position), asc(questions.id));
  const papers = new Map<number, Question[]>();
  for (const row of rows)
    papers.set(row.contentVersion, [...(papers.get(row.contentVersion) ?? []), readQuestion(row)]);
  const now = papers.get(quiz.contentVersion) ?? [];
  const matches = new Map<number, PaperMatch>(
    [...papers].map(([version, earlier]) => [version, matchPapers(earlier, now)]),
  );
  return ({ contentVersion, answers }) => regradePaper(now, matches.get(contentVersion) ?? [], answers);
}
