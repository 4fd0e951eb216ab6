import type { ExamTerms } from '@hessa/rules/quizzes/exams/exam-terms';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { examSittings } from '../../quizzes/exams/exam-sittings-table.ts';
import type { Sitting } from '../../quizzes/exams/find-sittings.ts';
import { countedSitting } from '../../quizzes/exams/recount-result.ts';
import type { QuizResult } from '../../quizzes/find-result.ts';
import type { Grading } from '../../quizzes/grading.ts';
import type { Regrade } from './load-regrade.ts';

/** An attempt that was handed in and stands. */
export const isClosedAttempt = (tenantId: string, lessonId: number) =>
  and(
    eq(examSittings.tenantId, tenantId),
    eq(examSittings.lessonId, lessonId),
    isNotNull(examSittings.grading),
    isNull(examSittings.withdrawnAt),
  );

/** Those of these students, held. */
export function holdAttempts(
  tx: Tx,
  tenantId: string,
  lessonId: number,
  students: readonly string[],
): Promise<Sitting[]> {
  return tx
    .select()
    .from(examSittings)
    .where(and(isClosedAttempt(tenantId, lessonId), inArray(examSittings.studentId, [...students])))
    .orderBy(asc(examSittings.studentId), asc(examSittings.number))
    .for('no key update');
}

/** What a paper is worth by a newer key: its own result, and of an exam every attempt, of which another may count now. */
export interface Reworth {
  grading: Grading;
  /** When the attempt that counts was handed in. */
  submittedAt: Date;
  attempts: readonly Sitting[];
}

/** Null where the paper of today has nothing in common with what was answered. */
export function reworthOf(
  regrade: Regrade,
  version: number,
  terms: ExamTerms | null,
  result: QuizResult,
  own: readonly Sitting[],
): Reworth | null {
  const isResult = ({ handedInAt }: Sitting) => handedInAt?.getTime() === result.submittedAt.getTime();
  const attempts = own.map((sitting) => {
    const { grading } = sitting;
    if (!grading || grading.contentVersion >= version) return sitting;
    // The result has the last word about the attempt that it is: it may have been marked since.
    const known = isResult(sitting) ? { ...result, ...(grading.aside && { aside: grading.aside }) } : grading;
    return { ...sitting, grading: regrade(known) ?? grading };
  });
  if (!attempts.some(isResult)) {
    const grading = result.contentVersion < version ? regrade(result) : null;
    return grading && { grading, submittedAt: result.submittedAt, attempts };
  }
  const counting = countedSitting(attempts, terms);
  if (counting?.grading.contentVersion !== version) return null;
  return { grading: counting.grading, submittedAt: counting.submittedAt, attempts };
}

/** Writes what attempts are worth, so that whichever counts tomorrow is judged by the same key. */
export async function writeAttempts(
  tx: Tx,
  tenantId: string,
  lessonId: number,
  attempts: readonly Sitting[],
): Promise<void> {
  if (attempts.length === 0) return;
  const rows = attempts.map(({ studentId, number, grading }) => ({ student_id: studentId, number, grading }));
  await tx.execute(sql`
    update ${examSittings} s set grading = wanted.grading
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted (student_id uuid, number int, grading jsonb)
    where s.tenant_id = ${tenantId} and s.lesson_id = ${lessonId}::bigint and s.student_id = wanted.student_id
      and s.number = wanted.number`);
}
