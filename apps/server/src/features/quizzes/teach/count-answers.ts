import { type AnswerCount, analyseItem, type ItemAnalysis } from '@hessa/rules/quizzes/item-analysis';
import type { QuestionPart } from '@hessa/rules/quizzes/kinds/question-kinds';
import { NOT_COUNTED } from '@hessa/rules/quizzes/regrade-paper';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';

export interface CountedAnswer extends AnswerCount {
  lessonId: number;
  /** The question's place, from 0. */
  question: number;
}

/**
 * What was answered, counted by the database: as many rows as a quiz has questions, different answers and scores,
 * however many papers there are. `papers` is a query of them: lesson_id, score, answers.
 */
export async function countAnswers(tx: Tx, papers: SQL): Promise<CountedAnswer[]> {
  const rows = await rowsOf<Omit<CountedAnswer, 'lessonId' | 'answer'> & { lessonId: string; answer: string }>(
    tx,
    sql`
    select p.lesson_id as "lessonId", (a.place - 1)::int as question, a.answer, p.score, count(*)::int as papers
    from (${papers}) p cross join lateral jsonb_array_elements(p.answers) with ordinality as a (answer, place)
    where a.answer <> ${String(NOT_COUNTED)}::jsonb
    group by 1, 2, 3, 4
  `,
  );
  return rows.map((row) => ({ ...row, lessonId: Number(row.lessonId), answer: JSON.parse(row.answer) }));
}

/** Every question of a quiz, judged by the papers of its version. */
export function analyseQuiz(items: readonly QuestionPart[], answers: readonly CountedAnswer[]): ItemAnalysis[] {
  return items.map((item, at) =>
    analyseItem(
      item,
      answers.filter(({ question }) => question === at),
    ),
  );
}
