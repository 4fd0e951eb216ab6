import type { Term } from '@hessa/rules/courses/term';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import { examSittings } from './exams/exam-sittings-table.ts';
import type { QuizResult } from './find-result.ts';
import { quizAttempts } from './quiz-attempts-table.ts';
import { quizResults } from './quiz-results-table.ts';
import { takeFromSums } from './sums-of-result.ts';

/** Undoes all that `storeResult` did: result, finished lesson, the sums; and the attempt, so that it begins anew. */
export async function withdrawResult(tx: Tx, result: QuizResult, term: Term, now: Date): Promise<void> {
  const { tenantId, studentId, courseId, lessonId } = result;
  await removeResult(tx, result, term);
  // Of an exam the attempts stay as they were written, and no longer count. The row of the lesson stays without its
  // end: that the student worked on that day remains true.
  const ofStudent = sql`tenant_id = ${tenantId} and student_id = ${studentId} and lesson_id = ${lessonId}`;
  await tx.execute(sql`
    with begun as (delete from ${quizAttempts} where ${ofStudent}), unfinished as (
      update ${lessonProgress} set completed_at = null where ${ofStudent} and course_id = ${courseId}
    )
    update ${examSittings} set withdrawn_at = ${now.toISOString()}::timestamptz
    where ${ofStudent} and handed_in_at is not null and withdrawn_at is null`);
}

/** The row alone and the sums it is part of. */
export async function removeResult(tx: Tx, result: QuizResult, term: Term): Promise<void> {
  const { tenantId, studentId, courseId, lessonId } = result;
  // In the order of handing in, where what is kept of the papers comes after the sums: neither waits for the other.
  await takeFromSums(tx, result, term);
  await tx
    .delete(quizResults)
    .where(
      and(
        eq(quizResults.tenantId, tenantId),
        eq(quizResults.studentId, studentId),
        eq(quizResults.courseId, courseId),
        eq(quizResults.lessonId, lessonId),
      ),
    );
}
