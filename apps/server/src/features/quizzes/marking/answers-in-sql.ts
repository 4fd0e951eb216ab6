import { AGREED_WITHIN } from '@hessa/rules/quizzes/second-marking';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { quizResults } from '../quiz-results-table.ts';
import type { WrittenPlace } from './written-questions.ts';

/** As `stageOf` has it: what waits for this marker, and what two differ on. */
export const waitsInSql = (answer: SQL, marker: string) =>
  sql`(jsonb_typeof(${answer}) = 'string' or (${isOpenInSql(answer)} and jsonb_array_length(${answer} -> 'markings') = 1
    and ${answer} -> 'markings' -> 0 ->> 'by' <> ${marker}))`;

export const differsInSql = (answer: SQL) =>
  sql`(${isOpenInSql(answer)} and jsonb_array_length(${answer} -> 'markings') = 2)`;

const isOpenInSql = (answer: SQL) =>
  sql`(jsonb_typeof(${answer}) = 'object' and ${answer} ? 'markings' and not ${answer} ? 'given')`;

/** Every answer to written questions of a quiz as rows with `identity`, `answer`, `student_id`, `name`, … */
export function writtenAnswersInSql(
  tenantId: string,
  lessonId: number,
  written: ReadonlyMap<string, readonly WrittenPlace[]>,
): SQL {
  const places = [...written].flatMap(([identity, all]) => all.map(({ version, at }) => ({ identity, version, at })));
  return sql`
    select p.identity, r.answers -> p.at as answer, r.student_id, a.name, r.content_version, r.submitted_at
    from ${quizResults} r
    join jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (identity text, version int, at int)
      on p.version = r.content_version
    join ${accounts} a on a.tenant_id = ${tenantId} and a.id = r.student_id
    where r.tenant_id = ${tenantId} and r.lesson_id = ${lessonId}
      and jsonb_typeof(r.answers -> p.at) in ('string', 'object')`;
}

/** How the answers to a question stand to a marker, all of them, and how near two who marked the same ones are. */
export interface AnswerCounts {
  identity: string;
  all: number;
  waiting: number;
  differing: number;
  both: number;
  close: number;
  meanDifference: number | null;
}

export function countAnswers(tx: Tx, written: SQL, marker: string): Promise<AnswerCounts[]> {
  const answer = sql.raw('w.answer');
  const total = (at: 0 | 1) =>
    sql`(select sum(g::int) from jsonb_array_elements_text(w.answer -> 'markings' -> ${sql.raw(`${at}`)} -> 'given') g)`;
  return rowsOf<AnswerCounts>(
    tx,
    sql`
    select identity, count(*)::int as "all", count(*) filter (where waits)::int as waiting,
      count(*) filter (where differs)::int as differing, count(apart)::int as "both",
      count(*) filter (where apart <= ${AGREED_WITHIN})::int as close, avg(apart)::float8 as "meanDifference"
    from (
      select w.identity, ${waitsInSql(answer, marker)} as waits, ${differsInSql(answer)} as differs,
        case when jsonb_array_length(w.answer -> 'markings') = 2 then abs(${total(0)} - ${total(1)}) end as apart
      from (${written}) w
    ) judged group by identity`,
  );
}
