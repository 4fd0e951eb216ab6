import { listAnnouncements as endpoint } from '@hessa/contract/announcements/teach/list-announcements';
import { pageOf } from '@hessa/contract/paging';
import { and, count, desc, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { courses } from '../../courses/courses-table.ts';
import { announcementReads } from '../announcement-reads-table.ts';
import { announcements } from '../announcements-table.ts';

export const listAnnouncements = handle(endpoint, async (ctx, { query }) => {
  const { page, size } = pageOf(query, 20);
  const own = eq(announcements.tenantId, ctx.tenant.id);
  return ctx.withTenant(async (tx) => {
    const reads = and(
      eq(announcementReads.tenantId, ctx.tenant.id),
      eq(announcementReads.announcementId, announcements.id),
    );
    const rows = await tx
      .select({ announcement: announcements, courseName: courses.name, seenCount: tx.$count(announcementReads, reads) })
      .from(announcements)
      .leftJoin(courses, and(eq(courses.tenantId, announcements.tenantId), eq(courses.id, announcements.courseId)))
      .where(own)
      .orderBy(desc(announcements.publishedAt), desc(announcements.id))
      .limit(size)
      .offset((page - 1) * size);
    const [total] = await tx.select({ count: count() }).from(announcements).where(own);
    return {
      data: {
        totalCount: total?.count ?? 0,
        announcements: rows.map(
          ({ announcement: { id, grade, courseId, text, ...moments }, courseName, seenCount }) => ({
            id,
            grade,
            course: courseId === null ? null : { id: courseId, name: courseName ?? '' },
            text,
            publishedAt: moments.publishedAt.toISOString(),
            withdrawnAt: moments.withdrawnAt?.toISOString() ?? null,
            seenCount,
          }),
        ),
      },
    };
  }, 'read');
});
