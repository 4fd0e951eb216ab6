import { type KeptAnswer, NOT_COUNTED } from '@hessa/rules/quizzes/regrade-paper';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { finalWorth } from '../final-marks.ts';
import { quizResults } from '../quiz-results-table.ts';
import type { QuizVersion } from '../quiz-version.ts';
import type { CountedAnswer } from './count-answers.ts';

/** The newest papers tell as much about a question as all of them would, however many there are. */
export const PAPERS_JUDGED = 400;

/** What questions are judged by, and where papers that are worth a look are looked for. */
export const newestPapers = (tenantId: string, { id, contentVersion }: QuizVersion): SQL => sql`
  select * from ${quizResults}
  where tenant_id = ${tenantId} and lesson_id = ${id} and content_version = ${contentVersion}
  order by submitted_at desc, student_id desc limit ${PAPERS_JUDGED}`;

/**
 * What was answered in papers whose mark is the last word. Counted here and not by the database: they are hundreds at most, and
 * it would make a row of every answer first, and compare them as JSON.
 */
export async function countPapers(tx: Tx, lessonId: number, papers: SQL): Promise<CountedAnswer[]> {
  const rows = await rowsOf<{ score: number; answers: string }>(
    tx,
    sql`select ${finalWorth('p')} as score, answers from (${papers}) p where ${finalWorth('p')} is not null`,
  );
  const answers = new Map<string, CountedAnswer>();
  for (const { score, answers: text } of rows) {
    for (const [question, answer] of (JSON.parse(text) as KeptAnswer[]).entries()) {
      if (answer === NOT_COUNTED) continue;
      const key = `${question} ${score} ${JSON.stringify(answer)}`;
      const counted = answers.get(key)?.papers ?? 0;
      answers.set(key, { lessonId, question, answer, score, papers: counted + 1 });
    }
  }
  return [...answers.values()];
}
