import { listQuizMarks as endpoint } from '@hessa/contract/quizzes/list-quiz-marks';
import { marksOf } from '@hessa/rules/quizzes/marks';
import { and, asc, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { comingAt } from './coming-at.ts';
import { quizResults } from './quiz-results-table.ts';

/** One short range of the primary key; a mark is its student's whatever became of the course. */
export const listQuizMarks = handle(endpoint, (ctx, { query: { courseId } }) =>
  ctx.withTenant(async (tx) => {
    const papers = await tx
      .select({
        lessonId: quizResults.lessonId,
        score: quizResults.score,
        possibleMarks: quizResults.possibleMarks,
        resultsAt: lessons.resultsAt,
        forNow: quizResults.forNow,
      })
      .from(quizResults)
      .innerJoin(lessons, and(eq(lessons.tenantId, quizResults.tenantId), eq(lessons.id, quizResults.lessonId)))
      .where(
        and(
          eq(quizResults.tenantId, ctx.tenant.id),
          eq(quizResults.studentId, ctx.account.id),
          eq(quizResults.courseId, courseId),
        ),
      )
      .orderBy(asc(quizResults.lessonId));
    const data = papers.map(({ possibleMarks, resultsAt, forNow, ...paper }) => ({
      ...paper,
      marks: marksOf(paper.score, possibleMarks),
      resultsAt: paper.score === null ? comingAt(resultsAt, ctx.now) : null,
      ...(forNow && paper.score !== null && { provisional: true as const }),
    }));
    return { data };
  }, 'read'),
);
