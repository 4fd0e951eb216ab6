import { and, eq, ne } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { passwordChangedMail } from './auth-mails.ts';
import { sessions } from './sessions-table.ts';

/** Whoever else is signed in with the old password is out, and the mailbox hears of it. */
export async function endOtherSessions(
  tx: Tx,
  ctx: AccountContext,
  account: { id: string; email: string },
): Promise<void> {
  await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.tenantId, ctx.tenant.id),
        eq(sessions.accountId, account.id),
        ne(sessions.id, ctx.account.sessionId),
      ),
    );
  await recordEvent(tx, ctx, { kind: 'account.password_changed', actorId: account.id, subjectId: account.id });
  const letter = { tenant: ctx.tenant, publicUrl: ctx.platform.publicUrl, to: account.email };
  await ctx.platform.mail.post(tx, ctx.tenant.id, passwordChangedMail(letter), ctx.now);
}
