import { readAnnouncement as endpoint } from '@hessa/contract/announcements/read-announcement';
import { and, eq, isNull } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { announcementReads } from './announcement-reads-table.ts';
import { announcements } from './announcements-table.ts';

export const readAnnouncement = handle(endpoint, async (ctx, { params: { announcementId } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const [known] = await tx
      .select({ id: announcements.id })
      .from(announcements)
      .where(
        and(
          eq(announcements.tenantId, tenantId),
          eq(announcements.id, announcementId),
          isNull(announcements.withdrawnAt),
        ),
      );
    if (!known) throw new DomainError('announcement.not_found');
    // Staff who look at a student's page are no readers.
    if (ctx.account.role === 'student') {
      await tx
        .insert(announcementReads)
        .values({ tenantId, announcementId, studentId: ctx.account.id, readAt: ctx.now })
        .onConflictDoNothing();
    }
    return { data: known };
  });
});
