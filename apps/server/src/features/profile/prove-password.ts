import type { AccountContext } from '../../calls/context.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { sha256 } from '../../platform/keyed-hash.ts';
import { type Bucket, countOrRefuse, forgetTries } from '../../platform/limits/count-tries.ts';

/** A phone left lying about must not be enough to take an account over: the old password is asked, a few times. */
export async function provePassword(
  ctx: AccountContext,
  account: { id: string; passwordHash: string },
  typed: string | undefined,
): Promise<void> {
  if (typed === undefined) throw new DomainError('profile.current_password_needed');
  const tries: Bucket = { policy: 'loginKnownDevice', subjectHash: sha256(`${account.id} ${ctx.account.sessionId}`) };
  await ctx.withTenant((tx) => countOrRefuse(tx, ctx, tries));
  if (!(await ctx.platform.passwords.verify(typed, account.passwordHash))) {
    throw new DomainError('profile.current_password_needed');
  }
  await ctx.withTenant((tx) => forgetTries(tx, ctx, tries));
}
