import { type SQL, sql } from 'drizzle-orm';
import { arrayOf } from '../../../db/array-of.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { accounts, OUT_OF_CLASS } from '../../auth/accounts-table.ts';
import { courses } from '../../courses/courses-table.ts';
import { enrolments } from '../../enrolment/enrolments-table.ts';
import { isExamOverInSql } from '../../lessons/exam-over-in-sql.ts';
import { ANSWERED_KINDS } from '../../lessons/kinds-in-sql.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { isShownInSql } from '../../units/shown-in-sql.ts';
import { unitExtensions } from '../../units/unit-extensions-table.ts';
import { unitGrants } from '../../units/unit-grants-table.ts';
import { units } from '../../units/units-table.ts';
import { WEEK, WEEK_SECONDS } from '../../units/week-in-sql.ts';
import { classMarks } from '../class-marks-table.ts';
import { examSittings } from '../exams/exam-sittings-table.ts';
import { isSatInByAnybody } from '../exams/sat-in.ts';
import { finalWorth } from '../final-marks.ts';
import { quizResults } from '../quiz-results-table.ts';
import { LATE_EXAMS, lateExams } from './late-exams.ts';

const IS_QUIZ = sql`(l.type in ${ANSWERED_KINDS} and l.question_count > 0)`;

interface Row {
  courseName: string;
  openToAll: boolean;
  hasOtherPapers: boolean;
  lessonId: string | null;
  name: string;
  unitId: string;
  unitName: string;
  position: number;
  shown: boolean;
  examOver: boolean;
  placedAt: string | null;
  goneFrom: string | null;
  goneUntil: string | null;
}

export type Gradebook = Awaited<ReturnType<typeof findGradebook>>;

/**
 * A course with its quizzes in the order they are taken. An empty quiz is none: nobody could hand it in. One that is
 * hidden stands for the papers that were handed in, and nobody owes it.
 */
export async function findGradebook(tx: Tx, tenantId: string, courseId: number, now: Date) {
  const shown = sql`(${isShownInSql('l', now)} and ${isShownInSql('u', now)})`;
  const rows = await rowsOf<Row>(
    tx,
    sql`
    select c.name as "courseName", c.open_to_all as "openToAll", exists (
        select from ${lessons} l where l.tenant_id = ${tenantId} and l.course_id = c.id and not ${IS_QUIZ}
          and exists (select from ${quizResults} r where r.tenant_id = ${tenantId} and r.lesson_id = l.id)
      ) as "hasOtherPapers", q.id as "lessonId", q.name, q.unit_id as "unitId",
      q.unit_name as "unitName", q.position, q.shown, q.exam_over as "examOver",
      q.placed_at as "placedAt", q.gone_from as "goneFrom", q.gone_until as "goneUntil"
    from ${courses} c left join lateral (
      select l.id, l.name, l.unit_id, u.name as unit_name, u.position, l.position as place, ${shown} as shown,
        ${isExamOverInSql(now)} as exam_over, l.placed_at, l.gone_from, l.gone_until
      from ${lessons} l join ${units} u on u.tenant_id = l.tenant_id and u.id = l.unit_id
      where l.tenant_id = ${tenantId} and l.course_id = c.id and ${IS_QUIZ}
        and (${shown} or exists (select from ${quizResults} r where r.tenant_id = ${tenantId} and r.lesson_id = l.id))
    ) q on true
    where c.tenant_id = ${tenantId} and c.id = ${courseId}
    order by q.position, q.place, q.id`,
  );
  const [first] = rows;
  if (!first) throw new DomainError('course.not_found');
  return {
    tenantId,
    courseId,
    courseName: first.courseName,
    openToAll: first.openToAll,
    /** Of a quiz that was emptied since: they count for nothing, though they are kept with the others. */
    hasOtherPapers: first.hasOtherPapers,
    quizzes: rows.flatMap(
      ({ courseName: _course, openToAll: _open, hasOtherPapers: _other, lessonId, unitId, ...quiz }) =>
        lessonId === null ? [] : { ...quiz, lessonId: Number(lessonId), unitId: Number(unitId) },
    ),
  };
}

/**
 * The class as the head of a statement: `quiz`, its columns, and `student`, its lines: who holds the course, since how
 * many whole weeks and how many of these are over, or which units of it, which of its units are open longer than their
 * week, which exams are sat in now and which that are over came too late for them, all three null for most; worked out once
 * and not again for every quiz. A closed account is nobody's to run after: it is left out, which is cheaper than
 * looking all others up.
 */
export function withClass({ tenantId, courseId, quizzes }: Gradebook, now: Date): SQL {
  const unitIds = arrayOf(quizzes.map(({ unitId }) => unitId));
  const lessonIds = arrayOf(quizzes.map(({ lessonId }) => lessonId));
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`
    with quiz as (
      select * from unnest(${lessonIds}::bigint[], ${unitIds}::bigint[],
        ${arrayOf(quizzes.map(({ position }) => position))}::int[],
        ${arrayOf(quizzes.map(({ shown }) => shown))}::boolean[],
        ${arrayOf(quizzes.map(({ examOver }) => examOver))}::boolean[],
        ${arrayOf(quizzes.map(({ placedAt }) => placedAt))}::timestamptz[],
        ${arrayOf(quizzes.map(({ goneFrom }) => goneFrom))}::timestamptz[],
        ${arrayOf(quizzes.map(({ goneUntil }) => goneUntil))}::timestamptz[])
        as q (id, unit_id, position, shown, exam_over, placed_at, gone_from, gone_until)
    ), ${LATE_EXAMS}, enrolled as (
      select student_id, extended_until > ${moment} as longer,
        floor(date_part('epoch', ${moment} - enrolled_at) / ${WEEK_SECONDS})::int as weeks
      from ${enrolments} where tenant_id = ${tenantId} and course_id = ${courseId}
    ), granted as (
      select student_id, array_agg(unit_id order by unit_id) as units,
        array_agg(unit_id order by unit_id) filter (
          where greatest(granted_at + ${WEEK}, extended_until) > ${moment}) as open
      from ${unitGrants} where tenant_id = ${tenantId} and unit_id = any(${unitIds}::bigint[]) group by 1
    ), longer as (
      select student_id, array_agg(unit_id order by unit_id) as open from ${unitExtensions}
      where tenant_id = ${tenantId} and course_id = ${courseId} and until > ${moment} group by 1
    ), sitting as (
      select student_id, array_agg(lesson_id order by lesson_id) as sits from ${examSittings}
      where tenant_id = ${tenantId} and lesson_id = any(${lessonIds}::bigint[]) and ${isSatInByAnybody(now)} group by 1
    ), late as (
      select student_id, array_agg(id order by id) as late from (${lateExams(tenantId, courseId)}) p group by 1
    ), student as materialized (
      select student_id as id, coalesce(e.weeks, -1) as weeks, case when e.longer then 0 else coalesce(e.weeks, 0) end as over,
        g.units, coalesce(g.open || longer.open, g.open, longer.open) as open, sitting.sits, late.late
      from enrolled e full join granted g using (student_id) left join longer using (student_id)
        left join sitting using (student_id) left join late using (student_id)
      where not exists (
        select from ${accounts} a where a.tenant_id = ${tenantId} and a.id = student_id and ${OUT_OF_CLASS})
    )`;
}

/**
 * Whether the week of quiz `q` has begun for student `s`, as the student's card judges it: a unit's in its course, or
 * at once for one that was bought alone. In a course that never closes nothing is ever late.
 */
export function isDue({ openToAll }: Gradebook): SQL {
  return openToAll
    ? sql`false`
    : sql`(q.shown and coalesce(q.id <> all (s.late), true) and (q.position <= s.weeks or coalesce(q.unit_id = any(s.units), false)))`;
}

/**
 * Whether a quiz `q` that is due cannot be handed in any more by student `s`, who does not sit in it (`lastChance` of
 * the rules): its exam is over, or its unit has closed, by the course if that is held and else by itself.
 */
export const IS_OVER = sql`(coalesce(q.id <> all (s.sits), true) and (q.exam_over or (
  coalesce(q.unit_id <> all (s.open), true)
    and (q.position < s.over or (s.weeks < 0 and coalesce(q.unit_id = any(s.units), false))))))`;

/**
 * What is kept of the papers of the course, as `m` beside each student `s`; beside somebody without a paper there is
 * nothing, and beside the papers of those who left the class there is no student. Asked for in this way it is read whole:
 * the planner takes classes for small, and would look thousands up one by one.
 */
export function withMarks({ tenantId, courseId }: Gradebook): SQL {
  return sql`full join (
      select student_id, papers, score_sum, lessons from ${classMarks}
      where tenant_id = ${tenantId} and course_id = ${courseId}
    ) m on m.student_id = s.id`;
}

/** The average of student `s` beside `withMarks`. */
export function averageOf(gradebook: Gradebook): SQL {
  return gradebook.hasOtherPapers
    ? sql`(select avg(${finalWorth('r')}) from ${papersOf(gradebook)} where r.student_id = s.id)`
    : sql`(m.score_sum::float8 / nullif(m.papers, 0))`;
}

/** Which quizzes are over, by what students are alike in: they are thousands, and these are dozens. */
export function overOf(gradebook: Gradebook): SQL {
  return sql`
    due as materialized (
      select weeks, over, units, open, sits, late, coalesce((select range_agg(int8range(q.id, q.id, '[]')) from quiz q
        where ${isDue(gradebook)} and ${IS_OVER}), '{}') as lessons
      from (select distinct weeks, over, units, open, sits, late from student) s
    )`;
}

/** What is over for each student `s`, as `d`: found by the weeks, since few hold single units, have more time or sit now. */
export const WITH_OVER = sql`join due d on d.weeks = s.weeks and d.over = s.over
  and d.units is not distinct from s.units and d.open is not distinct from s.open
  and d.sits is not distinct from s.sits and d.late is not distinct from s.late`;

/** Which of the quizzes `d` that are over are not among the papers `m`, as ranges of their numbers. */
export const GAPS = sql`(d.lessons - coalesce(m.lessons, '{}'))`;

/** What a paper `r` is worth as its teacher knows it; null while it waits for marks. */
export const WORTH = sql`coalesce(r.score, r.held_score)`;

/** The papers of a class, out of one index: rows `r` beside their quizzes `q`. */
export function papersOf({ tenantId, courseId }: Gradebook): SQL {
  return sql`${quizResults} r join quiz q on q.id = r.lesson_id and r.tenant_id = ${tenantId} and r.course_id = ${courseId}`;
}
