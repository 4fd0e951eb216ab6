import { marksOf } from '@hessa/rules/quizzes/marks';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { examSittings } from '../quizzes/exams/exam-sittings-table.ts';
import { lastEndOf } from '../quizzes/exams/last-end.ts';
import { quizResults } from '../quizzes/quiz-results-table.ts';
import { isShownInSql } from '../units/shown-in-sql.ts';
import { units } from '../units/units-table.ts';

export type Paper = Awaited<ReturnType<typeof findPapers>>[number];

/** As many as the statistics look at. */
const PAPERS_AT_MOST = 200;

/** What the student has handed in, newest first. */
export async function findPapers(
  tx: Tx,
  { tenantId, studentId, now }: { tenantId: string; studentId: string; now: Date },
) {
  const own = sql`${examSittings} s where s.tenant_id = ${tenantId} and s.lesson_id = ${lessons.id}
    and s.student_id = ${studentId}`;
  const rows = await tx
    .select({
      courseId: quizResults.courseId,
      lessonId: quizResults.lessonId,
      unitId: lessons.unitId,
      lessonName: lessons.name,
      // What is not told yet is no mark of anybody's.
      score: sql<number>`${quizResults.score}`,
      correctCount: quizResults.correctCount,
      total: quizResults.total,
      possibleMarks: quizResults.possibleMarks,
      submittedAt: quizResults.submittedAt,
      forNow: quizResults.forNow,
      keyTime: lessons.keyTime,
      terms: lessons.exam,
      used: sql<number>`case when ${lessons.exam} is not null
        then (select count(*)::int from ${own} and s.withdrawn_at is null) else 0 end`,
      hasUnhandedAttempt: sql<boolean>`${lessons.exam} is not null
        and exists (select from ${own} and s.handed_in_at is null)`,
      // Asked of the class only where a key waits for the last of it.
      lastEnd: sql<string | null>`case when ${lessons.exam} is not null and ${lessons.keyTime} = 'after-window'
        then ${lastEndOf(tenantId, lessons.id)} end`,
      isShown: sql<boolean>`${isShownInSql('lessons', now)} and ${isShownInSql('units', now)}`,
    })
    .from(quizResults)
    .innerJoin(lessons, and(eq(lessons.tenantId, quizResults.tenantId), eq(lessons.id, quizResults.lessonId)))
    .innerJoin(units, and(eq(units.tenantId, lessons.tenantId), eq(units.id, lessons.unitId)))
    .where(and(eq(quizResults.tenantId, tenantId), eq(quizResults.studentId, studentId), isNotNull(quizResults.score)))
    .orderBy(desc(quizResults.submittedAt), desc(quizResults.lessonId))
    .limit(PAPERS_AT_MOST);
  return rows.map(({ possibleMarks, submittedAt, forNow, terms, used, hasUnhandedAttempt, lastEnd, ...paper }) => ({
    ...paper,
    ...(forNow && { provisional: true as const }),
    isForNow: forNow,
    exam: terms && { terms, used, hasUnhandedAttempt, lastEnd: lastEnd === null ? null : Date.parse(lastEnd) },
    marks: marksOf(paper.score, possibleMarks),
    submittedAt: submittedAt.toISOString(),
  }));
}
