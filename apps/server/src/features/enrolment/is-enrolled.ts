import { isEnrolled as endpoint } from '@hessa/contract/enrolment/is-enrolled';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { courseIdOfQuery } from '../courses/course-id-of-query.ts';
import { enrolments } from './enrolments-table.ts';
import { refuseOtherStudent } from './refuse-other-student.ts';

export const isEnrolled = handle(endpoint, async (ctx, { query }) => {
  const { account } = ctx;
  if (!account) return { data: false };
  const courseId = courseIdOfQuery(query);
  await refuseOtherStudent({ ...ctx, account }, query);
  const rows = await ctx.withTenant(
    (tx) =>
      tx
        .select({ courseId: enrolments.courseId })
        .from(enrolments)
        .where(
          and(
            eq(enrolments.tenantId, ctx.tenant.id),
            eq(enrolments.studentId, account.id),
            eq(enrolments.courseId, courseId),
          ),
        ),
    'read at once',
  );
  return { data: rows.length > 0 };
});
