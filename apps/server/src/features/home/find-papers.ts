import { marksOf } from '@hessa/rules/quizzes/marks';
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { quizResults } from '../quizzes/quiz-results-table.ts';

export type Paper = Awaited<ReturnType<typeof findPapers>>[number];

/** As many as the statistics look at. */
const PAPERS_AT_MOST = 200;

/** What the student has handed in, newest first. */
export async function findPapers(tx: Tx, tenantId: string, studentId: string) {
  const rows = await tx
    .select({
      courseId: quizResults.courseId,
      lessonId: quizResults.lessonId,
      lessonName: lessons.name,
      score: quizResults.score,
      correctCount: quizResults.correctCount,
      total: quizResults.total,
      possibleMarks: quizResults.possibleMarks,
      submittedAt: quizResults.submittedAt,
    })
    .from(quizResults)
    .innerJoin(lessons, and(eq(lessons.tenantId, quizResults.tenantId), eq(lessons.id, quizResults.lessonId)))
    .where(and(eq(quizResults.tenantId, tenantId), eq(quizResults.studentId, studentId)))
    .orderBy(desc(quizResults.submittedAt))
    .limit(PAPERS_AT_MOST);
  return rows.map(({ possibleMarks, submittedAt, ...paper }) => ({
    ...paper,
    marks: marksOf(paper.score, possibleMarks),
    submittedAt: submittedAt.toISOString(),
  }));
}
