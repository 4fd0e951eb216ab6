import { enrolFree as endpoint } from '@hessa/contract/enrolment/enrol-free';
import { isFree } from '@hessa/rules/courses/price';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { courseIdOfQuery } from '../courses/course-id-of-query.ts';
import { courses } from '../courses/courses-table.ts';
import { startEnrolment } from '../enrolment/start-enrolment.ts';
import { findCourseOwnership } from './find-course-ownership.ts';

/**
 * Whether a course is free is the server's to say, from its own price. It stands with the units because they tell when
 * a course is over.
 */
export const enrolFree = handle(endpoint, async (ctx, { query }) => {
  const courseId = courseIdOfQuery(query);
  await ctx.withTenant(async (tx) => {
    const [course] = await tx
      .select({ pricePiastres: courses.pricePiastres, active: courses.active })
      .from(courses)
      .where(and(eq(courses.tenantId, ctx.tenant.id), eq(courses.id, courseId)));
    if (!course?.active) throw new DomainError('course.not_found');
    if (!isFree(course.pricePiastres)) throw new DomainError('course.not_free');
    // A free course has no code to start it again with, so asking for it does once its time is over.
    const owned = await findCourseOwnership(tx, ctx, courseId);
    if (owned !== 'still-open') await startEnrolment(tx, ctx, courseId, 'free');
  });
  return { message: 'Enrolled successfully', data: { courseId } };
});
