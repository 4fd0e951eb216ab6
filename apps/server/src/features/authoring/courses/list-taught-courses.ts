import { listTaughtCourses as endpoint } from '@hessa/contract/authoring/courses/list-taught-courses';
import { pageOf } from '@hessa/contract/paging';
import { GRADES } from '@hessa/rules/courses/grade';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { handle } from '../../../calls/handle.ts';
import { arrayOf } from '../../../db/array-of.ts';
import { courses } from '../../courses/courses-table.ts';
import { enrolments } from '../../enrolment/enrolments-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { units } from '../../units/units-table.ts';
import { courseState, IN_STATE } from './course-state.ts';

/** As the years follow one another, and not as their names are spelt. */
const BY_YEAR = sql`array_position(${arrayOf(GRADES)}::text[], ${courses.grade})`;

export const listTaughtCourses = handle(endpoint, async (ctx, { query }) => {
  const { page, size } = pageOf(query, 24);
  const ofGrade = and(
    eq(courses.tenantId, ctx.tenant.id),
    query.grade === undefined ? undefined : eq(courses.grade, query.grade),
  );
  const wanted = and(ofGrade, query.state && IN_STATE[query.state]);
  const inside = insideOf(ctx.tenant.id);
  return ctx.withTenant(async (tx) => {
    const [total] = await tx.select({ count: count() }).from(courses).where(wanted);
    const [states] = await tx
      .select({
        draft: counted(IN_STATE.draft),
        published: counted(IN_STATE.published),
        archived: counted(IN_STATE.archived),
      })
      .from(courses)
      .where(ofGrade);
    const rows = await tx
      .select({ course: courses, units: inside(units), lessons: inside(lessons), enrolled: inside(enrolments) })
      .from(courses)
      .where(wanted)
      .orderBy(BY_YEAR, asc(courses.term), desc(courses.id))
      .limit(size)
      .offset((page - 1) * size);
    return {
      data: {
        totalCount: total?.count ?? 0,
        states: states ?? { draft: 0, published: 0, archived: 0 },
        courses: rows.map(({ course, ...counts }) => ({ ...course, ...counts, state: courseState(course) })),
      },
    };
  }, 'read');
});

function counted(condition: SQL | undefined): SQL<number> {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
}

/** How many rows of a table belong to each course; read for the courses of one page alone. */
const insideOf = (tenantId: string) => (table: PgTable) =>
  sql<number>`(
    select count(*) from ${table} inside
    where inside.tenant_id = ${tenantId} and inside.course_id = "courses".id
  )`.mapWith(Number);
