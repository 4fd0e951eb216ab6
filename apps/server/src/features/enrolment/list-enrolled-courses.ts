import type { listEnrolledCourses as endpoint } from '@hessa/contract/enrolment/list-enrolled-courses';
import { pageOf } from '@hessa/contract/paging';
import { PAGE_SIZES, totalPages } from '@hessa/rules/site/paging';
import { and, count, desc, eq } from 'drizzle-orm';
import type { AccountContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';
import { courses } from '../courses/courses-table.ts';
import { presentCourse } from '../courses/present-course.ts';
import { enrolments } from './enrolments-table.ts';
import { refuseOtherStudent } from './refuse-other-student.ts';

export async function listEnrolledCourses(
  ctx: AccountContext,
  { query }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await refuseOtherStudent(ctx, query);
  const { page, size } = pageOf(query, PAGE_SIZES.enrolledCourses);
  const own = and(eq(enrolments.tenantId, ctx.tenant.id), eq(enrolments.studentId, ctx.account.id));
  const [rows, [total]] = await ctx.withTenant(
    (tx) =>
      Promise.all([
        tx
          .select({ course: courses })
          .from(enrolments)
          .innerJoin(courses, and(eq(courses.tenantId, enrolments.tenantId), eq(courses.id, enrolments.courseId)))
          .where(own)
          .orderBy(desc(enrolments.enrolledAt), desc(enrolments.courseId))
          .limit(size)
          .offset((page - 1) * size),
        tx.select({ count: count() }).from(enrolments).where(own),
      ]),
    'read',
  );
  const totalCount = total?.count ?? 0;
  return {
    data: {
      totalCount,
      totalPages: totalPages(totalCount, size),
      currentPage: page,
      pageSize: size,
      courses: rows.map(({ course }) => presentCourse(course)),
    },
  };
}
