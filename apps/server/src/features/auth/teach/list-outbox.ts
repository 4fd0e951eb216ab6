import { listOutbox as endpoint } from '@hessa/contract/auth/teach/list-outbox';
import { pageOf } from '@hessa/contract/paging';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { mails } from '../../../platform/mail/mails-table.ts';

export const listOutbox = handle(endpoint, async (ctx, { query }) => {
  const { page, size } = pageOf(query, 20);
  const waiting = and(eq(mails.tenantId, ctx.tenant.id), isNull(mails.sentAt));
  return ctx.withTenant(async (tx) => {
    const rows = await tx
      .select()
      .from(mails)
      .where(waiting)
      .orderBy(desc(mails.id))
      .limit(size)
      .offset((page - 1) * size);
    const [total] = await tx.select({ count: count() }).from(mails).where(waiting);
    return {
      data: {
        sends: ctx.platform.mail.sends,
        totalCount: total?.count ?? 0,
        mails: rows.map((mail) => ({
          id: mail.id,
          to: mail.recipient,
          subject: mail.subject,
          text: mail.text ?? '',
          createdAt: mail.createdAt.toISOString(),
          tries: mail.tries,
          triedAt: mail.triedAt?.toISOString() ?? null,
          failure: mail.failure,
        })),
      },
    };
  }, 'read');
});
