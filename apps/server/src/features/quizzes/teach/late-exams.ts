import { type SQL, sql } from 'drizzle-orm';
import { enrolments } from '../../enrolment/enrolments-table.ts';
import { hadChanceInSql } from '../../lessons/had-chance-in-sql.ts';
import { ALONE_UNTIL } from '../../units/alone-until-in-sql.ts';
import { unitExtensions } from '../../units/unit-extensions-table.ts';
import { unitGrants } from '../../units/unit-grants-table.ts';
import { WEEK } from '../../units/week-in-sql.ts';

/** Whose week ended later had time for the exam `q`: nothing shorter than a week can hide it for all of one. */
const LATE_UNTIL = sql`greatest(q.placed_at, case when q.gone_until >= q.gone_from + ${WEEK} then q.gone_until end)`;

const BEGAN = sql`e.enrolled_at + q.position * ${WEEK}`;
const ENDED = sql`e.enrolled_at + (q.position + 1) * ${WEEK}`;

/**
 * Of the rows `quiz` that stand before it those exams `q` that are over, each with the moments by which whoever it came
 * too late for got the course, or the unit alone. They are worked out here, once: row security lets a column lead through
 * an index, and nothing that is reckoned from one (record 158).
 */
export const LATE_EXAMS = sql`late_exam as materialized (
    select q.*, ${LATE_UNTIL} - (q.position + 1) * ${WEEK} as late_by_course, ${LATE_UNTIL} - ${WEEK} as late_by_unit
    from quiz q where q.exam_over
  )`;

/** Enrolments `e` and units `g` bought alone whose week was over by then, each as one end of an index. */
function early(tenantId: string, courseId: number) {
  const enrolled = sql`e.tenant_id = ${tenantId} and e.course_id = ${courseId}`;
  const granted = sql`g.tenant_id = ${tenantId} and g.course_id = ${courseId} and g.unit_id = q.unit_id`;
  return {
    ...{ enrolled, granted },
    byCourse: sql`late_exam q join ${enrolments} e on ${enrolled} and e.enrolled_at <= q.late_by_course`,
    byUnit: sql`late_exam q join ${unitGrants} g on ${granted} and g.granted_at <= q.late_by_unit`,
  };
}

/**
 * Exams that are over and that a student never had time for in their unit, by all the rights there are to it together
 * (`never` in `unhandedState` of the rules), as `student_id` and `id`: of `LATE_EXAMS`, which stand before it. Few are
 * found by when a course was got, and then looked at one by one.
 */
export function lateExams(tenantId: string, courseId: number): SQL {
  const { enrolled, granted, byCourse, byUnit } = early(tenantId, courseId);
  const extension = (right: 'e' | 'g') => sql`left join ${unitExtensions} x on x.tenant_id = ${tenantId}
    and x.course_id = ${courseId} and x.unit_id = q.unit_id and x.student_id = ${sql.raw(right)}.student_id`;
  return sql`
    select e.student_id, q.id from ${byCourse}
    left join ${unitGrants} g on ${granted} and g.student_id = e.student_id ${extension('e')}
    where not ${hadChanceInSql('q', sql`least(${BEGAN}, g.granted_at)`, sql`greatest(${ENDED}, e.extended_until, ${ALONE_UNTIL})`)}
    union all
    select g.student_id, q.id from ${byUnit} ${extension('g')}
    where not ${hadChanceInSql('q', sql`g.granted_at`, ALONE_UNTIL)}
      and not exists (select from ${enrolments} e where ${enrolled} and e.student_id = g.student_id)`;
}

/** More than that `lateExams` does not find. */
export function countLateAtMost(tenantId: string, courseId: number): SQL {
  const { byCourse, byUnit } = early(tenantId, courseId);
  return sql`select (select count(*) from ${byCourse}) + (select count(*) from ${byUnit})`;
}
