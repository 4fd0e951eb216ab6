import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from './accounts-table.ts';

/** Nobody keeps a phone or an address by typing it once: unconfirmed and never used, it is free after two days. */
const RESERVED_MS = 48 * 60 * 60 * 1000;

export async function releaseAbandonedAccounts(
  tx: Tx,
  ctx: PublicContext,
  wanted: { email: string; phone: string },
): Promise<void> {
  await tx
    .delete(accounts)
    .where(
      and(
        eq(accounts.tenantId, ctx.tenant.id),
        or(eq(accounts.email, wanted.email), eq(accounts.phone, wanted.phone)),
        eq(accounts.role, 'student'),
        isNull(accounts.emailConfirmedAt),
        isNull(accounts.lastLoginAt),
        lt(accounts.createdAt, new Date(ctx.now.getTime() - RESERVED_MS)),
      ),
    );
}
