import type { Term } from '@hessa/rules/courses/term';
import { countingAttempt, type ExamTerms } from '@hessa/rules/quizzes/exams/exam-terms';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { insertResult } from '../insert-result.ts';
import { quizResults } from '../quiz-results-table.ts';
import { replaceResult } from '../replace-result.ts';
import { type Sitting, standing } from './find-sittings.ts';
import { keepForNow } from './keep-for-now.ts';

/** The exam that a result is of. */
export interface CountedExam {
  courseId: number;
  term: Term;
  terms: ExamTerms | null;
}

interface PaperMarks {
  deviceMark: string | null;
  addressMark: string | null;
}

/** Handed in by the server itself. */
const NO_MARKS: PaperMarks = { deviceMark: null, addressMark: null };

/**
 * The attempt that is a student's mark; a quiz that is no exam any more keeps the best. One that waits for marks is
 * taken for what it can still become, so that the best is known to be the best: when its marks say otherwise, another
 * one that could be better is looked at.
 */
export function countedSitting(sittings: readonly Sitting[], terms: ExamTerms | null) {
  const graded = standing(sittings).flatMap(({ grading, handedInAt, ...sitting }) =>
    grading && handedInAt
      ? [{ ...sitting, grading, submittedAt: handedInAt, score: grading.ceiling ?? grading.score ?? 0 }]
      : [],
  );
  return countingAttempt(graded, terms?.counts ?? 'best');
}

/**
 * The one place where attempts become a result: whoever reads results (statistics, gradebook, parents, item analysis,
 * stamps, missing papers) reads the attempt that counts and need not know of the others.
 */
export async function recountResult(
  tx: Tx,
  now: Date,
  { courseId, term, terms }: CountedExam,
  sittings: readonly Sitting[],
  marks = NO_MARKS,
): Promise<void> {
  const counting = countedSitting(sittings, terms);
  if (!counting) return;
  const { tenantId, studentId, lessonId, submittedAt, grading } = counting;
  const result = { tenantId, studentId, courseId, lessonId, term, submittedAt, now, grading, ...marks };
  if (await insertResult(tx, result)) return;
  const own = and(
    eq(quizResults.tenantId, tenantId),
    eq(quizResults.studentId, studentId),
    eq(quizResults.courseId, courseId),
    eq(quizResults.lessonId, lessonId),
  );
  const [known] = await tx.select().from(quizResults).where(own).for('update');
  if (!known) return;
  const isOfAttempt = known.submittedAt.getTime() === submittedAt.getTime();
  const isSame = isOfAttempt && JSON.stringify(known.answers) === JSON.stringify(grading.answers);
  // A key that was mended since has its own word about this very attempt (record 25).
  if (isSame || (isOfAttempt && known.contentVersion > grading.contentVersion)) {
    return keepForNow(tx, { courseId, term }, counting);
  }
  const { deviceMark, addressMark } = isOfAttempt ? known : marks;
  await replaceResult(tx, known, { ...result, deviceMark, addressMark });
}
