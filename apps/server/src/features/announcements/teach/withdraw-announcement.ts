import { withdrawAnnouncement as endpoint } from '@hessa/contract/announcements/teach/withdraw-announcement';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { announcements } from '../announcements-table.ts';

export const withdrawAnnouncement = handle(endpoint, async (ctx, { params, body: { withdrawn } }) => {
  const { announcementId } = params;
  return ctx.withTenant(async (tx) => {
    const isIt = and(eq(announcements.tenantId, ctx.tenant.id), eq(announcements.id, announcementId));
    const isOther = withdrawn ? isNull(announcements.withdrawnAt) : isNotNull(announcements.withdrawnAt);
    const [changed] = await tx
      .update(announcements)
      .set({ withdrawnAt: withdrawn ? ctx.now : null })
      .where(and(isIt, isOther))
      .returning();
    if (changed) {
      const kind = withdrawn ? 'announcement.withdrawn' : 'announcement.restored';
      const details = { announcement: announcementId, text: changed.text };
      await recordEvent(tx, ctx, { kind, actorId: ctx.account.id, details });
    }
    // Whoever pressed what another had pressed already finds it done.
    const [found] = changed ? [changed] : await tx.select().from(announcements).where(isIt);
    if (!found) throw new DomainError('announcement.not_found');
    return { data: { id: found.id, withdrawnAt: found.withdrawnAt?.toISOString() ?? null } };
  });
});
