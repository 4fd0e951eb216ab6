import { RATE_LIMITS, type RateLimitName } from '@hessa/rules/auth/rate-limits';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { sha256 } from '../../platform/keyed-hash.ts';
import { countTry, refuseBeyondLimit } from '../../platform/limits/count-tries.ts';

function buckets(ctx: AccountContext): [RateLimitName, Buffer][] {
  const student = sha256(ctx.account.id);
  return [
    ['codeUser', student],
    ['codeUserDay', student],
    ['codeAddress', ctx.caller.addressHash],
  ];
}

/** Asked before any code is looked up: a guesser learns nothing once the tries are used up. */
export async function refuseGuesser(tx: Tx, ctx: AccountContext): Promise<void> {
  await Promise.all(buckets(ctx).map(([policy, subject]) => refuseBeyondLimit(tx, policy, subject, ctx.now)));
}

/** A code that does not exist counts against its student and address; too many in a tenant raise the alarm. */
export async function countGuess(tx: Tx, ctx: AccountContext): Promise<void> {
  for (const [policy, subject] of buckets(ctx)) await countTry(tx, ctx.tenant.id, policy, subject, ctx.now);
  const wrongInTenant = await countTry(tx, ctx.tenant.id, 'codeTenantAlarm', sha256(ctx.tenant.id), ctx.now);
  if (wrongInTenant === RATE_LIMITS.codeTenantAlarm.limit)
    await recordEvent(tx, ctx, { kind: 'codes.many_wrong', actorId: ctx.account.id });
}
