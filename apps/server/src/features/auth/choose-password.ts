import { choosePassword as endpoint } from '@hessa/contract/auth/choose-password';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { accounts } from './accounts-table.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { passwordRefusal } from './password-refusal.ts';

/** Whoever signed in with a temporary password proved it a moment ago, and cannot be asked for anything else. */
export const choosePassword = handle(endpoint, async (ctx, { body: { password } }) => {
  const own = and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, ctx.account.id));
  const [account] = await ctx.withTenant((tx) => tx.select().from(accounts).where(own), 'read');
  if (!account?.passwordTemporary) throw new DomainError('password.not_temporary');
  const refusal = passwordRefusal(password, { ...account, phones: [account.phone, account.parentPhone ?? ''] });
  if (refusal) throw refusal;
  if (await ctx.platform.passwords.verify(password, account.passwordHash)) throw new DomainError('password.unchanged');
  const passwordHash = await ctx.platform.passwords.hash(password);
  await ctx.withTenant(async (tx) => {
    const changed = await tx
      .update(accounts)
      .set({ passwordHash, passwordTemporary: false })
      .where(and(own, eq(accounts.passwordHash, account.passwordHash)))
      .returning({ id: accounts.id });
    // Set anew by the teacher at this very moment: that one counts.
    if (changed.length === 0) throw new DomainError('password.not_temporary');
    await endOtherSessions(tx, ctx, account);
  });
  return {};
});
