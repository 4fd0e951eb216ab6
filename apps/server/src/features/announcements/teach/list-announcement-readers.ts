import { listAnnouncementReaders as endpoint } from '@hessa/contract/announcements/teach/list-announcement-readers';
import { pageOf } from '@hessa/contract/paging';
import { gradeFromText } from '@hessa/rules/courses/grade';
import { and, count, desc, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { announcementReads } from '../announcement-reads-table.ts';
import { announcements } from '../announcements-table.ts';

export const listAnnouncementReaders = handle(endpoint, async (ctx, { params: { announcementId }, query }) => {
  const { page, size } = pageOf(query, 50);
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const reads = and(eq(announcementReads.tenantId, tenantId), eq(announcementReads.announcementId, announcementId));
    const [known] = await tx
      .select({ id: announcements.id })
      .from(announcements)
      .where(and(eq(announcements.tenantId, tenantId), eq(announcements.id, announcementId)));
    if (!known) throw new DomainError('announcement.not_found');
    const rows = await tx
      .select({ id: accounts.id, name: accounts.name, grade: accounts.grade, readAt: announcementReads.readAt })
      .from(announcementReads)
      .innerJoin(
        accounts,
        and(eq(accounts.tenantId, announcementReads.tenantId), eq(accounts.id, announcementReads.studentId)),
      )
      .where(reads)
      .orderBy(desc(announcementReads.readAt), desc(announcementReads.studentId))
      .limit(size)
      .offset((page - 1) * size);
    const [total] = await tx.select({ count: count() }).from(announcementReads).where(reads);
    return {
      data: {
        totalCount: total?.count ?? 0,
        readers: rows.map(({ id, name, grade, readAt }) => ({
          studentId: id,
          name,
          grade: gradeFromText(grade ?? ''),
          readAt: readAt.toISOString(),
        })),
      },
    };
  }, 'read');
});
