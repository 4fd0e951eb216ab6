import { proveSignIn as endpoint } from '@hessa/contract/profile/teach/prove-sign-in';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { sessions } from '../../auth/sessions-table.ts';
import { provePassword } from '../prove-password.ts';

/** Only this login becomes fresh: whoever sits at another device of the account has proved nothing. */
export const proveSignIn = handle(endpoint, async (ctx, { body: { password } }) => {
  const [account] = await ctx.withTenant(
    (tx) =>
      tx
        .select({ id: accounts.id, passwordHash: accounts.passwordHash })
        .from(accounts)
        .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, ctx.account.id))),
    'read',
  );
  if (!account) throw new DomainError('session.expired');
  await provePassword(ctx, account, password);
  await ctx.withTenant((tx) =>
    tx
      .update(sessions)
      .set({ provedAt: ctx.now })
      .where(and(eq(sessions.tenantId, ctx.tenant.id), eq(sessions.id, ctx.account.sessionId))),
  );
  return {};
});
