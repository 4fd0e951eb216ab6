import { pageOf } from '@hessa/contract/paging';
import { listQuizReports as endpoint } from '@hessa/contract/quizzes/teach/list-quiz-reports';
import { sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import { courses } from '../../courses/courses-table.ts';
import { courseHolders } from '../../enrolment/course-holders-table.ts';
import { enrolments } from '../../enrolment/enrolments-table.ts';
import { ANSWERED_KINDS } from '../../lessons/kinds-in-sql.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { unitGrants } from '../../units/unit-grants-table.ts';
import { units } from '../../units/units-table.ts';
import { isOutOfFigures } from '../final-marks.ts';
import { quizFigures } from '../quiz-figures-table.ts';
import { quizResults } from '../quiz-results-table.ts';

interface Row {
  lessonId: string;
  lessonName: string;
  unitName: string;
  courseId: string;
  courseName: string;
  papers: number;
  holders: number;
  /** Null while every paper is being marked. */
  average: number | null;
  lastSubmittedAt: string;
  totalCount: number;
}

/**
 * Each quiz's newest paper is the end of an index, so putting quizzes in order costs one look a quiz; only those of
 * the page are added up from what is kept.
 */
export const listQuizReports = handle(endpoint, async (ctx, { query }) => {
  const { page, size } = pageOf(query, 20);
  const tenantId = ctx.tenant.id;
  const ofCourse = query.courseId === undefined ? sql`` : sql`and l.course_id = ${query.courseId}`;
  const rows = await ctx.withTenant(
    (tx) =>
      rowsOf<Row>(
        tx,
        sql`
        with shown as (
          select l.id, l.name, l.unit_id, l.course_id, newest.submitted_at, count(*) over () as total
          from ${lessons} l cross join lateral (
            select submitted_at from ${quizResults} r where r.tenant_id = ${tenantId} and r.lesson_id = l.id
            order by submitted_at desc limit 1
          ) newest
          where l.tenant_id = ${tenantId} and l.type in ${ANSWERED_KINDS} ${ofCourse}
          order by newest.submitted_at desc, l.id desc
          limit ${size} offset ${(page - 1) * size}
        )
        select s.id as "lessonId", s.name as "lessonName", u.name as "unitName", c.id as "courseId",
          c.name as "courseName", figures.papers, figures.average, holders.count::int as holders,
          s.submitted_at as "lastSubmittedAt", s.total::int as "totalCount"
        from shown s
        join ${units} u on u.tenant_id = ${tenantId} and u.id = s.unit_id
        join ${courses} c on c.tenant_id = ${tenantId} and c.id = s.course_id
        cross join lateral (
          select (coalesce(sum(papers), 0) + (select count(*) from ${quizResults} r where r.tenant_id = ${tenantId}
            and r.lesson_id = s.id and ${isOutOfFigures('r')}))::int as papers,
            sum(papers * score) / nullif(sum(papers), 0) as average
          from ${quizFigures} f where f.tenant_id = ${tenantId} and f.lesson_id = s.id
        ) figures
        cross join lateral (
          select (
            select coalesce(sum(holders), 0) from ${courseHolders} h
            where h.tenant_id = ${tenantId} and h.course_id = s.course_id
          ) + (
            select count(*) from ${unitGrants} g
            where g.tenant_id = ${tenantId} and g.unit_id = s.unit_id and not exists (
              select from ${enrolments} e
              where e.tenant_id = ${tenantId} and e.student_id = g.student_id and e.course_id = g.course_id
            )
          ) as count
        ) holders
        order by s.submitted_at desc, s.id desc
      `,
      ),
    'read',
  );
  return {
    data: {
      totalCount: rows[0]?.totalCount ?? 0,
      quizzes: rows.map((row) => ({
        ...row,
        lessonId: Number(row.lessonId),
        courseId: Number(row.courseId),
        lastSubmittedAt: new Date(row.lastSubmittedAt).toISOString(),
      })),
    },
  };
});
