import { isExamOver } from '@hessa/rules/quizzes/exams/exam-terms';
import { UNHANDED_COUNTED } from '@hessa/rules/quizzes/unhanded-counted';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { accounts, OUT_OF_CLASS } from '../../auth/accounts-table.ts';
import { courseHolders } from '../../enrolment/course-holders-table.ts';
import { enrolments } from '../../enrolment/enrolments-table.ts';
import { unitGrants } from '../../units/unit-grants-table.ts';
import { examSittings } from '../exams/exam-sittings-table.ts';
import { isSatInByAnybody } from '../exams/sat-in.ts';
import { isOutOfFigures } from '../final-marks.ts';
import { quizFigures } from '../quiz-figures-table.ts';
import { quizResults } from '../quiz-results-table.ts';
import type { FoundQuiz } from './find-quiz.ts';
import { countLateAtMost, LATE_EXAMS, lateExams } from './late-exams.ts';

export interface QuizPlace {
  tenantId: string;
  courseId: number;
  unitId: number;
  lessonId: number;
}

/**
 * Students who hold the quiz, through its course or its lecture, and have not handed it in: their `student_id`. Out of
 * indexes alone, since a class may be half of a hundred thousand: who is no pupil is left out instead of looked up.
 */
export const unhandedStudents = ({ tenantId, courseId, unitId, lessonId }: QuizPlace): SQL => sql`
  select held.student_id from (
    select student_id from ${enrolments} where tenant_id = ${tenantId} and course_id = ${courseId}
    union all
    select student_id from ${unitGrants} g where g.tenant_id = ${tenantId} and g.unit_id = ${unitId} and not exists (
      select from ${enrolments} e
      where e.tenant_id = ${tenantId} and e.student_id = g.student_id and e.course_id = ${courseId})
  ) held
  where not exists (
      select from ${quizResults} r
      where r.tenant_id = ${tenantId} and r.lesson_id = ${lessonId} and r.student_id = held.student_id)
    and not exists (
      select from ${accounts} a where a.tenant_id = ${tenantId} and a.id = held.student_id and ${OUT_OF_CLASS})`;

/** How many of them, up to one more than are counted. */
export function countUnhanded(tx: Tx, place: QuizPlace): Promise<number> {
  return countUpTo(tx, place, unhandedStudents(place), sql`0`);
}

/**
 * How many of them are waited for, up to one more than are counted: nobody who never could start an exam that is over
 * (`never` in `unhandedState` of the rules).
 */
export function countWaitedFor(tx: Tx, place: QuizPlace, quiz: FoundQuiz, now: Date): Promise<number> {
  if (quiz.openToAll || !isExamOver(quiz.exam, now.getTime())) return countUnhanded(tx, place);
  const { tenantId, courseId, unitId, lessonId } = place;
  const moment = (at: Date | null) => sql`${at?.toISOString() ?? null}::timestamptz`;
  const head = sql`
    with quiz as (
      select ${lessonId}::bigint as id, ${unitId}::bigint as unit_id, ${quiz.unitPosition}::int as position,
        true as exam_over, ${moment(quiz.placedAt)} as placed_at, ${moment(quiz.goneFrom)} as gone_from,
        ${moment(quiz.goneUntil)} as gone_until
    ), ${LATE_EXAMS}`;
  const waitedFor = sql`${head}
    select student_id from (${unhandedStudents(place)}) unhanded
    where student_id not in (select student_id from (${lateExams(tenantId, courseId)}) late) or student_id in (
      select s.student_id from ${examSittings} s
      where s.tenant_id = ${tenantId} and s.lesson_id = ${lessonId} and ${isSatInByAnybody(now)})`;
  return countUpTo(tx, place, waitedFor, sql`${head} ${countLateAtMost(tenantId, courseId)}`);
}

/**
 * What is kept says of most large classes that they are more than are counted, without meeting anybody: whoever holds
 * the course and is in class, less as many as there are papers, and as may be left out.
 */
async function countUpTo(tx: Tx, place: QuizPlace, students: SQL, leftOutAtMost: SQL): Promise<number> {
  const { tenantId, courseId, lessonId } = place;
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select case when (
        select coalesce(sum(holders), 0) from ${courseHolders} where tenant_id = ${tenantId} and course_id = ${courseId}
      ) - (
        select coalesce(sum(papers), 0) from ${quizFigures} where tenant_id = ${tenantId} and lesson_id = ${lessonId}
      ) - (
        select count(*) from ${quizResults} r
        where r.tenant_id = ${tenantId} and r.lesson_id = ${lessonId} and ${isOutOfFigures('r')}
      ) - (
        select count(*) from ${accounts} where tenant_id = ${tenantId} and ${OUT_OF_CLASS}
      ) - (${leftOutAtMost}) > ${UNHANDED_COUNTED} then ${UNHANDED_COUNTED + 1}::int else (
        select count(*)::int from (${students} limit ${UNHANDED_COUNTED + 1}) m
      ) end as count`,
  );
  return row?.count ?? 0;
}

/**
 * Of a student `a` of the list by name: whether the quiz is held and was not handed in. Each is looked up as its turn
 * comes: an `exists` would make the planner gather all who hold the course before the first.
 */
export const isUnhanded = ({ tenantId, courseId, unitId, lessonId }: QuizPlace): SQL => sql`
  not a.disabled and coalesce(
    (select true from ${enrolments} e
      where e.tenant_id = ${tenantId} and e.student_id = a.id and e.course_id = ${courseId} limit 1),
    (select true from ${unitGrants} g where g.tenant_id = ${tenantId} and g.student_id = a.id
      and g.course_id = ${courseId} and g.unit_id = ${unitId} limit 1),
    false)
  and (select true from ${quizResults} r where r.tenant_id = ${tenantId} and r.student_id = a.id
    and r.course_id = ${courseId} and r.lesson_id = ${lessonId} limit 1) is null`;
