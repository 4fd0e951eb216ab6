import type { ExamTerms } from '@hessa/rules/quizzes/exams/exam-terms';
import type { KeyTime } from '@hessa/rules/quizzes/key-time';
import type { FormLetter } from '@hessa/rules/quizzes/sheets/exam-form';
import { sql } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import { preparedStatement } from '../../db/prepared-query.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { isShownInSql } from '../units/shown-in-sql.ts';
import { units } from '../units/units-table.ts';
import { examSittings } from './exams/exam-sittings-table.ts';
import { heldOf } from './exams/held-of.ts';
import { lastEndOf } from './exams/last-end.ts';
import { quizAttempts } from './quiz-attempts-table.ts';
import { quizResults } from './quiz-results-table.ts';
import { sheetReadings } from './sheets/sheet-readings-table.ts';

export type QuizResult = typeof quizResults.$inferSelect;

/** A result with its quiz's name and place as they are today. */
export type NamedResult = Omit<QuizResult, 'tenantId' | 'studentId' | 'deviceMark' | 'addressMark'> & {
  lessonName: string;
  unitId: number;
  holdsCourse: boolean;
  /** The version of the quiz that students are given now. */
  currentVersion: number;
  keyTime: KeyTime;
  /** When the results of the quiz are released. */
  resultsAt: Date | null;
  /** Letters of this student that came too late and wait for the teacher: the mark is not the last word. */
  held: number;
  /** The form of the paper that the student had, on the screen or on a sheet that was read. */
  form: FormLetter | null;
  /** Who handed an exam in; null for a quiz without a limit and for a sheet of paper. */
  handedInBy: 'student' | 'time' | null;
  /** The version of the quiz that the student answered; a regrade moves a paper on to the one it is graded by. */
  metVersion: number;
  /**
   * Of an exam: its terms, the attempts that are used up, whether one of them is not handed in, and when the last who
   * sits in it now ends.
   */
  exam: { terms: ExamTerms; used: number; hasUnhandedAttempt: boolean; lastEnd: number | null } | null;
};

/** One that was looked for, and whether students see its quiz at all now. */
type FoundResult = NamedResult & {
  isShown: boolean;
  /** Of an exam: its student was not shown the right answers yet. */
  isKeyNews: boolean;
};

type Row = Omit<FoundResult, 'answers' | 'submittedAt' | 'lessonId' | 'exam' | 'resultsAt'> & {
  resultsAt: string | null;
  answers: string;
  submittedAt: string;
  terms: string | null;
  used: number;
  hasUnhandedAttempt: boolean;
  lastEnd: string | null;
};

const NOW = sql.placeholder('now');
const TENANT = sql.placeholder('tenantId');

const resultOf = preparedStatement<{ tenantId: string; studentId: string; lessonId: number; now: string }, Row>(sql`
  select r.content_version as "contentVersion", r.answers, r.score, r.held_score as "heldScore",
    r.correct_count as "correctCount", r.total,
    r.possible_marks as "possibleMarks", r.notes,
    r.submitted_at as "submittedAt", l.name as "lessonName", l.course_id::int as "courseId", l.unit_id::int as "unitId",
    l.key_time as "keyTime", l.results_at as "resultsAt", l.content_version as "currentVersion", l.exam as terms,
    case when l.exam is not null then (select count(*)::int from ${examSittings} s where s.tenant_id = ${TENANT}
      and s.student_id = r.student_id and s.lesson_id = r.lesson_id and s.withdrawn_at is null) end as used,
    l.exam is not null and exists (select from ${examSittings} s where s.tenant_id = ${TENANT}
      and s.student_id = r.student_id and s.lesson_id = r.lesson_id and s.handed_in_at is null) as "hasUnhandedAttempt",
    case when l.exam is not null and l.key_time = 'after-window' then ${lastEndOf(TENANT, sql`r.lesson_id`)} end as "lastEnd",
    r.for_now as "forNow", ${heldOf(TENANT, 'r')} as held,
    l.exam is not null and exists (select from ${examSittings} s where s.tenant_id = ${TENANT}
      and s.student_id = r.student_id and s.lesson_id = r.lesson_id and s.handed_in_at is not null
      and s.key_shown_at is null) as "isKeyNews",
    met.form, met.by as "handedInBy", coalesce(met.version, (select a.content_version from ${quizAttempts} a where a.tenant_id = ${TENANT}
      and a.student_id = r.student_id and a.lesson_id = r.lesson_id), r.content_version) as "metVersion",
    ${isShownInSql('l', NOW)} and ${isShownInSql('u', NOW)} as "isShown",
    exists (select from ${enrolments} e where e.tenant_id = ${TENANT} and e.student_id = r.student_id
      and e.course_id = r.course_id) as "holdsCourse"
  from ${quizResults} r join ${lessons} l on l.tenant_id = r.tenant_id and l.id = r.lesson_id
    join ${units} u on u.tenant_id = l.tenant_id and u.id = l.unit_id
    left join lateral (
      select s.form, s.content_version as version, s.handed_in_by as by from ${examSittings} s
      where s.tenant_id = ${TENANT} and s.student_id = r.student_id and s.lesson_id = r.lesson_id
        and s.handed_in_at = r.submitted_at
      union all
      select g.letter, g.content_version, null from ${sheetReadings} g
      where g.tenant_id = ${TENANT} and g.lesson_id = r.lesson_id and g.student_id = r.student_id
        and g.stored_at = r.submitted_at
      limit 1
    ) met on true
  where r.tenant_id = ${TENANT} and r.student_id = ${sql.placeholder('studentId')} and r.lesson_id = ${sql.placeholder('lessonId')}
`);

/** A student's result of a quiz: the caller's own, unless staff ask about somebody. */
export async function findResult(
  tx: Tx,
  ctx: AccountContext,
  lessonId: number,
  studentId = ctx.account.id,
): Promise<FoundResult | null> {
  const [row] = await resultOf(tx, { tenantId: ctx.tenant.id, studentId, lessonId, now: ctx.now.toISOString() });
  if (!row) return null;
  const { terms, used, hasUnhandedAttempt, lastEnd, ...result } = row;
  const sittings = { used, hasUnhandedAttempt, lastEnd: lastEnd === null ? null : Date.parse(lastEnd) };
  const exam = terms === null ? null : { terms: JSON.parse(terms), ...sittings };
  const resultsAt = row.resultsAt === null ? null : new Date(row.resultsAt);
  return {
    ...result,
    lessonId,
    exam,
    resultsAt,
    answers: JSON.parse(row.answers),
    submittedAt: new Date(row.submittedAt),
  };
}
