import { TOO_LATE_TO_WAIT } from '@hessa/rules/quizzes/exams/judge-answers';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { examSittings } from './exam-sittings-table.ts';
import { heldAnswers } from './held-answers-table.ts';

const NOT_WAITED_FOR = TOO_LATE_TO_WAIT.map((reason) => `'${reason}'`).join(', ');

/** Of held answers under a name of the statement's: they wait for the teacher's word, and a mark waits with them. */
export const waitedForText = (held: string) => `${held}.decision is null and ${held}.reason not in (${NOT_WAITED_FOR})`;

export const isWaitedFor = (held: string): SQL => sql.raw(waitedForText(held));

/** Letters `h` of a student that a mark waits for: those of an attempt that was taken back are nobody's any more. */
function waitedFor(tenantId: string | Placeholder, studentId: SQL | Placeholder, lessonId: SQL | Placeholder): SQL {
  return sql`from ${heldAnswers} h where h.tenant_id = ${tenantId} and h.student_id = ${studentId}
    and h.lesson_id = ${lessonId} and ${isWaitedFor('h')} and not exists (
      select from ${examSittings} t where t.tenant_id = ${tenantId} and t.student_id = h.student_id
        and t.lesson_id = h.lesson_id and t.number = h.number and t.withdrawn_at is not null)`;
}

/** Whether a mark of this student would be one for now: what `quiz_results.for_now` keeps. */
export function isAnyWaitedFor(
  tenantId: string | Placeholder,
  studentId: SQL | Placeholder,
  lessonId: SQL | Placeholder,
): SQL<boolean> {
  return sql`exists (select ${waitedFor(tenantId, studentId, lessonId)})`;
}

/**
 * How many letters of a result's student wait for the teacher's word; asked only of marks that are for now. The result
 * stands in the statement under the name of its table, or another.
 */
export function heldOf(tenantId: string | Placeholder, result = 'quiz_results') {
  const name = sql.raw(result);
  return sql<number>`case when ${name}.for_now
    then (select count(*)::int ${waitedFor(tenantId, sql`${name}.student_id`, sql`${name}.lesson_id`)}) else 0 end`;
}
