import { listActiveCourses as endpoint } from '@hessa/contract/courses/list-active-courses';
import { pageOf } from '@hessa/contract/paging';
import { isGrade, normaliseGrade } from '@hessa/rules/courses/grade';
import { PAGE_SIZES, totalPages } from '@hessa/rules/site/paging';
import { and, asc, count, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { courses } from './courses-table.ts';
import { presentCourse } from './present-course.ts';

export const listActiveCourses = handle(endpoint, async (ctx, { query }) => {
  const { page, size } = pageOf(query, PAGE_SIZES.activeCourses);
  const grade = normaliseGrade(query.grade);
  const [rows, [total]] = isGrade(grade)
    ? await ctx.withTenant((tx) => {
        const listed = and(eq(courses.tenantId, ctx.tenant.id), eq(courses.grade, grade), eq(courses.active, true));
        return Promise.all([
          tx
            .select()
            .from(courses)
            .where(listed)
            .orderBy(asc(courses.id))
            .limit(size)
            .offset((page - 1) * size),
          tx.select({ count: count() }).from(courses).where(listed),
        ]);
      }, 'read at once')
    : [[], []];
  const totalCount = total?.count ?? 0;
  return {
    message: totalCount === 0 ? 'No active courses found for this grade' : '',
    data: {
      totalCount,
      totalPages: totalPages(totalCount, size),
      currentPage: page,
      pageSize: size,
      courses: rows.map(presentCourse),
    },
  };
});
