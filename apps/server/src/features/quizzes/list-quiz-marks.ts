import { listQuizMarks as endpoint } from '@hessa/contract/quizzes/list-quiz-marks';
import { marksOf } from '@hessa/rules/quizzes/marks';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { quizResults } from './quiz-results-table.ts';

/** One short range of the primary key; a mark is its student's whatever became of the course. */
export const listQuizMarks = handle(endpoint, (ctx, { query: { courseId } }) =>
  ctx.withTenant(async (tx) => {
    const papers = await tx
      .select({
        lessonId: quizResults.lessonId,
        score: sql<number>`${quizResults.score}`,
        possibleMarks: quizResults.possibleMarks,
      })
      .from(quizResults)
      .where(
        and(
          eq(quizResults.tenantId, ctx.tenant.id),
          eq(quizResults.studentId, ctx.account.id),
          eq(quizResults.courseId, courseId),
          // What is not told yet is no mark.
          isNotNull(quizResults.score),
        ),
      )
      .orderBy(asc(quizResults.lessonId));
    const data = papers.map(({ possibleMarks, ...paper }) => ({
      ...paper,
      marks: marksOf(paper.score, possibleMarks),
    }));
    return { data };
  }, 'read'),
);
