import type { Term } from '@hessa/rules/courses/term';
import { termPeriod } from '@hessa/rules/statistics/term-period';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { QuizResult } from './find-result.ts';
import { ALL_TERMS, termScores } from './term-scores-table.ts';

/** Which sums a paper is part of: that of the term in which it was handed in, and the one over all. */
const periodsOf = ({ submittedAt }: QuizResult, term: Term) =>
  [termPeriod(term, submittedAt.getTime()), ALL_TERMS] as const;

/** What was never told, or is not the last word, is in no sum. */
const isInSums = ({ score, forNow }: QuizResult): boolean => score !== null && !forNow;

/** A sum over no quiz is no row: its average would be a division by nothing. */
export async function takeFromSums(tx: Tx, result: QuizResult, term: Term): Promise<void> {
  if (!isInSums(result)) return;
  const { tenantId, studentId, score } = result;
  const ofPaper = and(
    eq(termScores.tenantId, tenantId),
    inArray(termScores.period, periodsOf(result, term)),
    eq(termScores.studentId, studentId),
  );
  await tx.delete(termScores).where(and(ofPaper, lte(termScores.quizCount, 1)));
  await tx
    .update(termScores)
    .set({ scoreSum: sql`${termScores.scoreSum} - ${score}`, quizCount: sql`${termScores.quizCount} - 1` })
    .where(ofPaper);
}

export async function addToSums(tx: Tx, result: QuizResult, term: Term): Promise<void> {
  if (!isInSums(result)) return;
  const { tenantId, studentId, score } = result;
  const rows = periodsOf(result, term).map((period) => ({
    ...{ tenantId, period, studentId, scoreSum: score ?? 0, quizCount: 1 },
  }));
  await addSums(tx, rows);
}

/** A sum each for a student and a period. */
export async function addSums(tx: Tx, sums: (typeof termScores.$inferInsert)[]): Promise<void> {
  await tx
    .insert(termScores)
    .values(sums)
    .onConflictDoUpdate({
      target: [termScores.tenantId, termScores.period, termScores.studentId],
      set: {
        scoreSum: sql`${termScores.scoreSum} + excluded.score_sum`,
        quizCount: sql`${termScores.quizCount} + excluded.quiz_count`,
      },
    });
}
