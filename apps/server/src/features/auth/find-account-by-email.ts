import { normaliseEmail } from '@hessa/rules/auth/email';
import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from './accounts-table.ts';

export async function findAccountByEmail(tx: Tx, ctx: PublicContext, typed: string) {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.email, normaliseEmail(typed))));
  return account && !account.disabled ? account : null;
}
