import { type KeptAnswer, NOT_COUNTED } from '@hessa/rules/quizzes/regrade-paper';
import { type SQL, sql } from 'drizzle-orm';
import { arrayOf } from '../../../db/array-of.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { finalWorth } from '../final-marks.ts';
import { quizResults } from '../quiz-results-table.ts';
import type { CountedAnswer } from './count-answers.ts';

/** Answers to the questions of a version as answers to those that are looked at. */
export type CarryAnswers = (version: number, answers: readonly KeptAnswer[]) => readonly KeptAnswer[];

/** The newest papers tell as much about a question as all of them would, however many there are. */
export const PAPERS_JUDGED = 400;

/** What questions are judged by, and where papers that are worth a look are looked for. */
export const newestPapers = (tenantId: string, lessonId: number, versions: readonly number[]): SQL => sql`
  select * from ${quizResults}
  where tenant_id = ${tenantId} and lesson_id = ${lessonId} and content_version = any(${arrayOf(versions)}::int[])
  order by submitted_at desc, student_id desc limit ${PAPERS_JUDGED}`;

/**
 * What was answered in papers whose mark is the last word. Counted here and not by the database: they are hundreds at
 * most, and it would make a row of every answer first, and compare them as JSON.
 */
export async function countPapers(
  tx: Tx,
  lessonId: number,
  papers: SQL,
  carry: CarryAnswers = (_, answers) => answers,
): Promise<CountedAnswer[]> {
  const rows = await rowsOf<{ version: number; score: number; answers: string }>(
    tx,
    sql`select content_version as version, ${finalWorth('p')} as score, answers from (${papers}) p
      where ${finalWorth('p')} is not null`,
  );
  const answers = new Map<string, CountedAnswer>();
  for (const { version, score, answers: text } of rows) {
    for (const [question, answer] of carry(version, JSON.parse(text)).entries()) {
      if (answer === NOT_COUNTED) continue;
      const key = `${question} ${score} ${JSON.stringify(answer)}`;
      const counted = answers.get(key)?.papers ?? 0;
      answers.set(key, { lessonId, question, answer, score, papers: counted + 1 });
    }
  }
  return [...answers.values()];
}
