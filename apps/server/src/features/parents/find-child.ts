import { RATE_LIMITS } from '@hessa/rules/auth/rate-limits';
import { parentLookup } from '@hessa/rules/parents/parent-lookup';
import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { sha256 } from '../../platform/keyed-hash.ts';
import { countTry, triesUsed } from '../../platform/limits/count-tries.ts';
import { accounts } from '../auth/accounts-table.ts';

/**
 * The child of an exact pair of phones, or null. Every try is counted, by address and by either phone, whether the
 * numbers exist or not: the limits and the answer tell nothing about who is registered.
 */
export async function findChild(
  ctx: PublicContext,
  call: 'videos' | 'quizzes',
  phones: { parentPhone: string; studentPhone: string },
): Promise<{ id: string } | null> {
  const lookup = parentLookup(phones.parentPhone, phones.studentPhone);
  if (lookup.kind === 'phones-missing') return null;
  const waitSeconds = await ctx.withTenant((tx) => countTries(tx, ctx, call, lookup));
  if (waitSeconds > 0) throw new DomainError('limit.too_many_requests', {}, waitSeconds);
  const [child] = await ctx.withTenant(
    (tx) =>
      tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(
          and(
            eq(accounts.tenantId, ctx.tenant.id),
            eq(accounts.parentPhone, lookup.parentPhone),
            eq(accounts.phone, lookup.studentPhone),
            eq(accounts.role, 'student'),
            eq(accounts.disabled, false),
          ),
        ),
    'read',
  );
  return child ?? null;
}

/** The page asks twice, for videos and for quizzes; each question has buckets of its own. Seconds to wait, or 0. */
async function countTries(
  tx: Tx,
  ctx: PublicContext,
  call: string,
  phones: { parentPhone: string; studentPhone: string },
): Promise<number> {
  const buckets = [
    ['parentAddress', sha256(`${call} ${ctx.caller.addressHash.toString('hex')}`)],
    ['parentPhone', sha256(`${call} parent ${phones.parentPhone}`)],
    ['parentPhone', sha256(`${call} student ${phones.studentPhone}`)],
  ] as const;
  let wait = 0;
  for (const [policy, subject] of buckets) {
    const count = await countTry(tx, ctx.tenant.id, policy, subject, ctx.now);
    if (count <= RATE_LIMITS[policy].limit) continue;
    wait = Math.max(wait, (await triesUsed(tx, policy, subject, ctx.now)).waitSeconds);
  }
  return wait;
}
