import type { KeyTime } from '@hessa/rules/quizzes/key-time';
import { sql } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import { preparedStatement } from '../../db/prepared-query.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { isShownInSql } from '../units/shown-in-sql.ts';
import { units } from '../units/units-table.ts';
import { quizResults } from './quiz-results-table.ts';

export type QuizResult = typeof quizResults.$inferSelect;

/** A result with its quiz's name and place as they are today. */
export type NamedResult = Omit<QuizResult, 'tenantId' | 'studentId' | 'deviceMark' | 'addressMark'> & {
  lessonName: string;
  unitId: number;
  holdsCourse: boolean;
  /** The version of the quiz that students are given now. */
  currentVersion: number;
  keyTime: KeyTime;
  /** Whether students see the quiz at all now. */
  isShown: boolean;
};

type Row = Omit<NamedResult, 'answers' | 'submittedAt' | 'lessonId'> & { answers: string; submittedAt: string };

const NOW = sql.placeholder('now');

const resultOf = preparedStatement<{ tenantId: string; studentId: string; lessonId: number; now: string }, Row>(sql`
  select r.content_version as "contentVersion", r.answers, r.score, r.correct_count as "correctCount", r.total,
    r.possible_marks as "possibleMarks", r.notes,
    r.submitted_at as "submittedAt", l.name as "lessonName", l.course_id::int as "courseId", l.unit_id::int as "unitId",
    l.key_time as "keyTime", l.content_version as "currentVersion",
    ${isShownInSql('l', NOW)} and ${isShownInSql('u', NOW)} as "isShown",
    exists (select from ${enrolments} e where e.tenant_id = r.tenant_id and e.student_id = r.student_id
      and e.course_id = r.course_id) as "holdsCourse"
  from ${quizResults} r join ${lessons} l on l.tenant_id = r.tenant_id and l.id = r.lesson_id
    join ${units} u on u.tenant_id = l.tenant_id and u.id = l.unit_id
  where r.tenant_id = ${sql.placeholder('tenantId')} and r.student_id = ${sql.placeholder('studentId')} and r.lesson_id = ${sql.placeholder('lessonId')}
`);

/** A student's result of a quiz: the caller's own, unless staff ask about somebody. */
export async function findResult(
  tx: Tx,
  ctx: AccountContext,
  lessonId: number,
  studentId = ctx.account.id,
): Promise<NamedResult | null> {
  const [row] = await resultOf(tx, { tenantId: ctx.tenant.id, studentId, lessonId, now: ctx.now.toISOString() });
  if (!row) return null;
  return { ...row, lessonId, answers: JSON.parse(row.answers), submittedAt: new Date(row.submittedAt) };
}
