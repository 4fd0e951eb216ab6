import type { Written } from '@hessa/rules/quizzes/kinds/written';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import type { ExamWork } from '../exams/exam-work.ts';
import { quizFigures } from '../quiz-figures-table.ts';
import { loadQuestions, type Question } from '../quiz-questions.ts';
import { quizResults } from '../quiz-results-table.ts';

type WrittenQuestion = Question & Written;

export interface WrittenPlace {
  version: number;
  /** Its place on the paper of that version, from 0. */
  at: number;
  question: WrittenQuestion;
}

/** Every written question of the versions that papers were handed in for, by what it is: the newest version first. */
export async function findWritten(
  tx: Tx,
  work: Pick<ExamWork, 'tenant' | 'platform'>,
  lessonId: number,
): Promise<ReadonlyMap<string, readonly WrittenPlace[]>> {
  const versions = await rowsOf<{ version: number }>(
    tx,
    sql`
    select content_version as version from ${quizFigures} where tenant_id = ${work.tenant.id} and lesson_id = ${lessonId}
    union
    select content_version from ${quizResults}
    where tenant_id = ${work.tenant.id} and lesson_id = ${lessonId} and (score is null or for_now)
    order by 1 desc`,
  );
  const found = new Map<string, WrittenPlace[]>();
  for (const { version } of versions) {
    const questions = await loadQuestions(tx, work, { id: lessonId, contentVersion: version });
    for (const [at, question] of questions.entries()) {
      if (question.kind !== 'written') continue;
      found.set(question.identity, [...(found.get(question.identity) ?? []), { version, at, question }]);
    }
  }
  return found;
}
