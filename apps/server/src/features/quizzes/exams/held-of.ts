import { TOO_LATE_TO_WAIT } from '@hessa/rules/quizzes/exams/judge-answers';
import { type Placeholder, sql } from 'drizzle-orm';
import { heldAnswers } from './held-answers-table.ts';

const NOT_WAITED_FOR = sql.raw(TOO_LATE_TO_WAIT.map((reason) => `'${reason}'`).join(', '));

/** Of held answers under a name of the statement's: they wait for the teacher's word, and a mark waits with them. */
export const isWaitedFor = (held: string) =>
  sql`${sql.raw(held)}.decision is null and ${sql.raw(held)}.reason not in (${NOT_WAITED_FOR})`;

/**
 * How many letters of a result's student wait for the teacher's word: until then its mark is not the last word. The
 * result stands in the statement under the name of its table, or another.
 */
export function heldOf(tenantId: string | Placeholder, result = 'quiz_results') {
  const name = sql.raw(result);
  return sql<number>`(select count(*)::int from ${heldAnswers} h where h.tenant_id = ${tenantId}
    and h.student_id = ${name}.student_id and h.lesson_id = ${name}.lesson_id and ${isWaitedFor('h')})`;
}
