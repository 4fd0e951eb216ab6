import { DomainError } from '../errors/domain-error.ts';
import { recordRepeated } from '../platform/audit/record-repeated.ts';
import type { AccountContext } from './context.ts';

/**
 * For calls whose address names an account: only the caller's own passes. Nothing of the other account is read, not
 * even whether it exists, and the try goes into the audit trail.
 */
export async function refuseOtherAccount(ctx: AccountContext, accountId: string): Promise<void> {
  if (accountId === ctx.account.id) return;
  await ctx.withTenant((tx) =>
    recordRepeated(tx, ctx, { kind: 'access.other_account', actorId: ctx.account.id, details: { asked: accountId } }),
  );
  throw new DomainError('access.other_account');
}
