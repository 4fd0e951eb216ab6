import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { sha256 } from '../../../platform/keyed-hash.ts';
import { countOrRefuse, forgetTries } from '../../../platform/limits/count-tries.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { findSecondFactor, useSecondFactor } from '../../auth/second-factor/use-second-factor.ts';
import { provePassword } from '../../profile/prove-password.ts';

/**
 * For a change of the second factor itself: the password, then a code, of which guesses are counted. The change is
 * made where the code is used, or neither happens.
 */
export async function withBothFactors(
  ctx: AccountContext,
  { password, code }: { password: string; code: string },
  change: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { tenant, account } = ctx;
  const isOwn = and(eq(accounts.tenantId, tenant.id), eq(accounts.id, account.id));
  const [own] = await ctx.withTenant((tx) => tx.select().from(accounts).where(isOwn), 'read');
  if (!own) throw new DomainError('session.expired');
  await provePassword(ctx, own, password);
  const tries = { policy: 'loginKnownDevice', subjectHash: sha256(`second factor ${account.id}`) } as const;
  await ctx.withTenant((tx) => countOrRefuse(tx, ctx, tries));
  await ctx.withTenant(async (tx) => {
    const factor = await findSecondFactor(tx, tenant.id, account.id);
    if (!factor?.confirmedAt) throw new DomainError('second_factor.off');
    if (!(await useSecondFactor(tx, ctx, account.id, code))) throw new DomainError('second_factor.wrong');
    await change(tx);
    await forgetTries(tx, ctx, tries);
  });
}
