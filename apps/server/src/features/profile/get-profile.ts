import { getProfile as endpoint } from '@hessa/contract/profile/get-profile';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { accounts } from '../auth/accounts-table.ts';
import { presentUser } from '../auth/present-user.ts';

export const getProfile = handle(endpoint, async (ctx) => {
  const own = and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, ctx.account.id));
  const [account] = await ctx.withTenant((tx) => tx.select().from(accounts).where(own), 'read');
  if (!account) throw new DomainError('session.expired');
  return { data: { ...presentUser(account), parentPhone: account.parentPhone } };
});
