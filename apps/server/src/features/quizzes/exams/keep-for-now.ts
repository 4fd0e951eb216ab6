import type { Term } from '@hessa/rules/courses/term';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { quizResults } from '../quiz-results-table.ts';
import { addToSums, takeFromSums } from '../sums-of-result.ts';
import { isAnyWaitedFor } from './held-of.ts';

interface Sat {
  tenantId: string;
  studentId: string;
  lessonId: number;
}

interface SatIn {
  courseId: number;
  term: Term;
}

/**
 * Whenever letters came or were decided on: whether the mark that stands is one for now, and so in no sum, or the last
 * word. A mark that is stored anew knows it by itself.
 */
export async function keepForNow(tx: Tx, { courseId, term }: SatIn, sat: Sat): Promise<void> {
  const { tenantId, studentId, lessonId } = sat;
  const own = and(
    eq(quizResults.tenantId, tenantId),
    eq(quizResults.studentId, studentId),
    eq(quizResults.courseId, courseId),
    eq(quizResults.lessonId, lessonId),
  );
  const waits = isAnyWaitedFor(tenantId, sql`quiz_results.student_id`, sql`quiz_results.lesson_id`);
  const [known] = await tx.select({ result: quizResults, waits }).from(quizResults).where(own).for('update');
  if (!known || known.waits === known.result.forNow) return;
  // The sums before what is kept of the class, as whoever hands in takes them.
  if (known.waits) await takeFromSums(tx, known.result, term);
  else await addToSums(tx, { ...known.result, forNow: false }, term);
  await tx.update(quizResults).set({ forNow: known.waits }).where(own);
}
