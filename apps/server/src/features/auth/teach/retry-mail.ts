import { retryMail as endpoint } from '@hessa/contract/auth/teach/retry-mail';
import { and, eq, isNull } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { mails } from '../../../platform/mail/mails-table.ts';

export const retryMail = handle(endpoint, async (ctx, { params: { mailId } }) => {
  const { mail } = ctx.platform;
  if (!mail.sends) throw new DomainError('mail.no_server');
  await ctx.withTenant(async (tx) => {
    const [waiting] = await tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.tenantId, ctx.tenant.id), eq(mails.id, mailId), isNull(mails.sentAt)))
      // Two presses at once are one after the other, and the mail is asked for by its id either way.
      .for('update');
    if (!waiting) throw new DomainError('mail.not_found');
    await mail.sendAgain(tx, ctx.tenant.id, mailId);
  });
  return {};
});
