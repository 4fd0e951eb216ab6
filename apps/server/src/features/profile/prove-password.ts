import { RATE_LIMITS } from '@hessa/rules/auth/rate-limits';
import type { AccountContext } from '../../http/context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { sha256 } from '../../platform/keyed-hash.ts';
import { countTry, forgetTries, triesUsed } from '../../platform/limits/count-tries.ts';

/** A phone left lying about must not be enough to take an account over: the old password is asked, a few times. */
export async function provePassword(
  ctx: AccountContext,
  account: { id: string; passwordHash: string },
  typed: string | undefined,
): Promise<void> {
  if (typed === undefined) throw new DomainError('profile.current_password_needed');
  const subject = sha256(`${account.id} ${ctx.account.sessionId}`);
  const refusedFor = await ctx.withTenant(async (tx) => {
    const count = await countTry(tx, ctx.tenant.id, 'loginKnownDevice', subject, ctx.now);
    if (count <= RATE_LIMITS.loginKnownDevice.limit) return null;
    return (await triesUsed(tx, 'loginKnownDevice', subject, ctx.now)).waitSeconds;
  });
  if (refusedFor !== null) throw new DomainError('limit.too_many_requests', {}, refusedFor);
  if (!(await ctx.platform.passwords.verify(typed, account.passwordHash))) {
    throw new DomainError('profile.current_password_needed');
  }
  await ctx.withTenant((tx) => forgetTries(tx, 'loginKnownDevice', subject));
}
