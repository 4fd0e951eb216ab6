import { listEnrolledCourses as endpoint } from '@hessa/contract/enrolment/list-enrolled-courses';
import { pageOf } from '@hessa/contract/paging';
import { PAGE_SIZES, totalPages } from '@hessa/rules/site/paging';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { courses } from '../courses/courses-table.ts';
import { presentCourse } from '../courses/present-course.ts';
import { enrolments } from './enrolments-table.ts';
import { refuseOtherStudent } from './refuse-other-student.ts';

const own = and(
  eq(enrolments.tenantId, sql.placeholder('tenantId')),
  eq(enrolments.studentId, sql.placeholder('studentId')),
);

const coursesOf = preparedQuery((db) =>
  db
    .select({ course: courses })
    .from(enrolments)
    .innerJoin(courses, and(eq(courses.tenantId, enrolments.tenantId), eq(courses.id, enrolments.courseId)))
    .where(own)
    .orderBy(desc(enrolments.enrolledAt), desc(enrolments.courseId))
    .limit(sql.placeholder('size'))
    .offset(sql.placeholder('offset')),
);

const countOf = preparedQuery((db) => db.select({ count: count() }).from(enrolments).where(own));

export const listEnrolledCourses = handle(endpoint, async (ctx, { query }) => {
  await refuseOtherStudent(ctx, query);
  const { page, size } = pageOf(query, PAGE_SIZES.enrolledCourses);
  const student = { tenantId: ctx.tenant.id, studentId: ctx.account.id };
  const [rows, [total]] = await ctx.withTenant(
    (tx) => Promise.all([coursesOf(tx, { ...student, size, offset: (page - 1) * size }), countOf(tx, student)]),
    'read at once',
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
});
