import { isOpenText } from '@hessa/rules/quizzes/kinds/written';
import type { KeptAnswer } from '@hessa/rules/quizzes/regrade-paper';
import { isForTwo, withoutSecond } from '@hessa/rules/quizzes/second-marking';
import { sql } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { examSittings } from '../exams/exam-sittings-table.ts';
import { withChanged } from '../exams/find-sittings.ts';
import { gradingOf } from '../grading.ts';
import { loadQuestions } from '../quiz-questions.ts';
import { quizResults } from '../quiz-results-table.ts';
import { type FoundQuiz, findQuiz } from '../teach/find-quiz.ts';
import { holdPaper, isAttemptOf, storeMarked, storeSitting } from './hold-paper.ts';

/**
 * After fewer papers are to be marked by two: what waits for a second marker whom nobody asks for any more counts by
 * its first. A transaction each, so that a class holds nobody up; asked again it goes on where it stopped.
 */
export async function countByFirst(ctx: AccountContext, lessonId: number): Promise<void> {
  const { quiz, students } = await ctx.withTenant(async (tx) => {
    const found = await findQuiz(tx, ctx.tenant.id, lessonId);
    return { quiz: found, students: await findHalfMarked(tx, ctx.tenant.id, found) };
  }, 'read');
  for (const studentId of students) await ctx.withTenant((tx) => countPaper(tx, ctx, quiz, studentId));
}

/** Students with an answer that one of two has marked, on the paper that counts or on another attempt. */
async function findHalfMarked(tx: Tx, tenantId: string, { id, exam }: FoundQuiz): Promise<string[]> {
  const half = sql.raw(`'$[*].markings ? (@.size() == 1)'`);
  const ofLesson = sql`tenant_id = ${tenantId} and lesson_id = ${id}`;
  const rows = await rowsOf<{ studentId: string }>(
    tx,
    sql`
    select student_id as "studentId" from ${quizResults}
    where ${ofLesson} and score is null and held_score is null and jsonb_path_exists(answers, ${half})
    ${
      exam
        ? sql`union select student_id from ${examSittings}
          where ${ofLesson} and withdrawn_at is null and jsonb_path_exists(grading -> 'answers', ${half})`
        : sql``
    }`,
  );
  return rows.map(({ studentId }) => studentId);
}

async function countPaper(tx: Tx, ctx: AccountContext, quiz: FoundQuiz, studentId: string): Promise<void> {
  const held = await holdPaper(tx, ctx.tenant.id, quiz, studentId);
  if (isForTwo(held.secondMarking, { lessonId: quiz.id, studentId })) return;
  const graded = async (contentVersion: number, answers: readonly KeptAnswer[]) =>
    gradingOf(
      contentVersion,
      await loadQuestions(tx, ctx, { id: quiz.id, contentVersion }),
      answers.map((answer) => withoutSecond(answer)),
    );
  const isHalf = (answers: readonly KeptAnswer[] = []) =>
    answers.some((each) => isOpenText(each) && each.markings.length === 1);
  let { sittings } = held;
  const { result } = held;
  if (result && isHalf(result.answers)) {
    const grading = await graded(result.contentVersion, result.answers);
    await storeMarked(tx, ctx.now, quiz, result, sittings, grading);
    sittings = sittings.map((each) => (isAttemptOf(each, result) ? { ...each, grading } : each));
  }
  for (const sitting of sittings) {
    if (sitting.withdrawnAt !== null || !sitting.grading || !isHalf(sitting.grading.answers)) continue;
    const { aside, contentVersion, answers } = sitting.grading;
    const grading = { ...(await graded(contentVersion, answers)), ...(aside && { aside }) };
    await storeSitting(tx, ctx.now, quiz, sittings, sitting, grading);
    sittings = withChanged(sittings, { ...sitting, grading });
  }
}
