import { confirmEmail as endpoint } from '@hessa/contract/auth/confirm-email';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accounts } from './accounts-table.ts';
import { settlePhone } from './dispute-phone.ts';
import { findAccountByEmail } from './find-account-by-email.ts';
import { isRightOtp, spendOtp } from './use-otp.ts';

export const confirmEmail = handle(endpoint, async (ctx, { query }) => {
  const confirmed = await ctx.withTenant(async (tx) => {
    const account = await findAccountByEmail(tx, ctx, query.email);
    if (!account || !(await isRightOtp(tx, ctx, account.id, 'confirm-email', query.otp))) return false;
    await spendOtp(tx, ctx, account.id, 'confirm-email', query.otp);
    await tx
      .update(accounts)
      .set({ emailConfirmedAt: ctx.now })
      .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, account.id)));
    await settlePhone(tx, ctx, account);
    await recordEvent(tx, ctx, { kind: 'account.confirmed', actorId: account.id, subjectId: account.id });
    return true;
  });
  if (!confirmed) throw new DomainError('otp.wrong');
  return { message: 'Email confirmed successfully' };
});
