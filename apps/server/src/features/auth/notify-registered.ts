import { RATE_LIMITS } from '@hessa/rules/auth/rate-limits';
import { and, desc, eq, or } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { sha256 } from '../../platform/keyed-hash.ts';
import { countTry } from '../../platform/limits/count-tries.ts';
import { accounts } from './accounts-table.ts';
import { alreadyRegisteredMail } from './auth-mails.ts';

/**
 * Tells the owner of an account that someone tried to register its address or phone. The mail goes to the account's
 * own address and never to the one just typed, which would tell a stranger whose phone is registered here; and only
 * so often, because whoever fills in the form decides how often.
 */
export async function notifyRegistered(
  tx: Tx,
  ctx: PublicContext,
  typed: { email: string; phone: string },
): Promise<void> {
  const [account] = await tx
    .select({ id: accounts.id, email: accounts.email, disabled: accounts.disabled })
    .from(accounts)
    .where(
      and(eq(accounts.tenantId, ctx.tenant.id), or(eq(accounts.email, typed.email), eq(accounts.phone, typed.phone))),
    )
    .orderBy(desc(eq(accounts.email, typed.email)), accounts.phoneDisputed)
    .limit(1);
  if (!account || account.disabled || !(await mayNotify(tx, ctx, account.id))) return;
  const letter = { tenant: ctx.tenant, publicUrl: ctx.platform.publicUrl, to: account.email };
  await ctx.platform.mail.post(tx, ctx.tenant.id, alreadyRegisteredMail(letter), ctx.now);
}

async function mayNotify(tx: Tx, ctx: PublicContext, accountId: string): Promise<boolean> {
  const subjectHash = sha256(`already registered ${accountId}`);
  const counted = await countTry(
    tx,
    ctx,
    { policy: 'otpAccountHour', subjectHash },
    { policy: 'otpAccountDay', subjectHash },
  );
  return counted.every(({ policy, count }) => count <= RATE_LIMITS[policy].limit);
}
