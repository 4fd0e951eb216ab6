import { type AnswerCount, analyseItem, type Item, type ItemAnalysis } from '@hessa/rules/quizzes/item-analysis';
import { NOT_COUNTED } from '@hessa/rules/quizzes/regrade-paper';
import type { ScoreCount } from '@hessa/rules/quizzes/score-figures';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';

export interface CountedAnswer extends AnswerCount {
  lessonId: number;
  /** The question's place, from 0. */
  question: number;
}

/**
 * What was answered, counted by the database: as many rows as a quiz has questions, choices and different scores,
 * however many papers there are. `papers` is a query of them: lesson_id, score, answers.
 */
export async function countAnswers(tx: Tx, papers: SQL): Promise<CountedAnswer[]> {
  const rows = await rowsOf<Omit<CountedAnswer, 'lessonId'> & { lessonId: string }>(
    tx,
    sql`
    select p.lesson_id as "lessonId", (a.place - 1)::int as question, a.choice::int as choice, p.score,
      count(*)::int as papers
    from (${papers}) p cross join lateral jsonb_array_elements_text(p.answers) with ordinality as a (choice, place)
    where a.choice::int <> ${NOT_COUNTED}
    group by 1, 2, 3, 4
  `,
  );
  return rows.map((row) => ({ ...row, lessonId: Number(row.lessonId) }));
}

/** Every question of a quiz, judged by the papers of its version. */
export function analyseQuiz(
  items: readonly Item[],
  answers: readonly CountedAnswer[],
  scores: readonly ScoreCount[],
): ItemAnalysis[] {
  return items.map((item, at) =>
    analyseItem(
      item,
      answers.filter(({ question }) => question === at),
      scores,
    ),
  );
}
