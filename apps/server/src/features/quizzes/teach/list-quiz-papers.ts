import { pageOf } from '@hessa/contract/paging';
import { listQuizPapers as endpoint } from '@hessa/contract/quizzes/teach/list-quiz-papers';
import { hasPassed } from '@hessa/rules/quizzes/exams/exam-terms';
import { marksOf } from '@hessa/rules/quizzes/marks';
import { worthOf } from '@hessa/rules/quizzes/told-score';
import { and, asc, count, desc, eq, sql, sum } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { heldOf } from '../exams/held-of.ts';
import { isOutOfFigures } from '../final-marks.ts';
import { quizFigures } from '../quiz-figures-table.ts';
import { quizResults } from '../quiz-results-table.ts';
import { findQuiz } from './find-quiz.ts';

const WORTH = sql`coalesce(${quizResults.score}, ${quizResults.heldScore})`;
const hasWorthForNow = sql`${quizResults.forNow} and ${WORTH} is not null`;

/** The student closes every order, so that equals stand on one page only. */
const ORDERS = {
  newest: [desc(quizResults.submittedAt), asc(quizResults.studentId)],
  highest: [sql`${WORTH} desc nulls last`, asc(quizResults.studentId)],
  lowest: [sql`${WORTH} nulls last`, asc(quizResults.studentId)],
};

export const listQuizPapers = handle(endpoint, async (ctx, { params: { lessonId }, query }) => {
  const { page, size } = pageOf(query, 20);
  const ofQuiz = and(eq(quizResults.tenantId, ctx.tenant.id), eq(quizResults.lessonId, lessonId));
  return ctx.withTenant(async (tx) => {
    const { exam } = await findQuiz(tx, ctx.tenant.id, lessonId);
    const [[total], [out], rows] = await Promise.all([
      tx
        .select({ papers: sum(quizFigures.papers).mapWith(Number) })
        .from(quizFigures)
        .where(and(eq(quizFigures.tenantId, ctx.tenant.id), eq(quizFigures.lessonId, lessonId))),
      tx
        .select({ papers: count(), forNow: sql<number>`(count(*) filter (where ${hasWorthForNow}))::int` })
        .from(quizResults)
        .where(and(ofQuiz, isOutOfFigures('quiz_results'))),
      tx
        .select({ result: quizResults, name: accounts.name, held: heldOf(ctx.tenant.id) })
        .from(quizResults)
        .innerJoin(accounts, and(eq(accounts.tenantId, quizResults.tenantId), eq(accounts.id, quizResults.studentId)))
        .where(ofQuiz)
        .orderBy(...ORDERS[query.sort ?? 'newest'])
        .limit(size)
        .offset((page - 1) * size),
    ]);
    return {
      data: {
        totalCount: (total?.papers ?? 0) + (out?.papers ?? 0),
        waiting: (out?.papers ?? 0) - (out?.forNow ?? 0),
        papers: rows.map(({ result, name, held }) => ({
          studentId: result.studentId,
          name,
          score: worthOf(result),
          correctCount: result.correctCount,
          total: result.total,
          marks: marksOf(worthOf(result), result.possibleMarks),
          passed: hasPassed(worthOf(result), exam?.passMark ?? null),
          held,
          version: result.contentVersion,
          submittedAt: result.submittedAt.toISOString(),
        })),
      },
    };
  }, 'read');
});
