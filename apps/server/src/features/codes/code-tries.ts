import { RATE_LIMITS } from '@hessa/rules/auth/rate-limits';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { sha256 } from '../../platform/keyed-hash.ts';
import { type Bucket, countTry, refuseBeyondLimit } from '../../platform/limits/count-tries.ts';

function buckets(ctx: AccountContext): Bucket[] {
  const student = sha256(ctx.account.id);
  return [
    { policy: 'codeUser', subjectHash: student },
    { policy: 'codeUserDay', subjectHash: student },
    { policy: 'codeAddress', subjectHash: ctx.caller.addressHash },
  ];
}

/** Asked before any code is looked up: a guesser learns nothing once the tries are used up. */
export async function refuseGuesser(tx: Tx, ctx: AccountContext): Promise<void> {
  await refuseBeyondLimit(tx, ctx, ...buckets(ctx));
}

/** A code that does not exist counts against its student and address; too many in a tenant raise the alarm. */
export async function countGuess(tx: Tx, ctx: AccountContext): Promise<void> {
  const alarm: Bucket = { policy: 'codeTenantAlarm', subjectHash: sha256(ctx.tenant.id) };
  const counted = await countTry(tx, ctx, ...buckets(ctx), alarm);
  const wrongInTenant = counted.find(({ policy }) => policy === alarm.policy)?.count;
  if (wrongInTenant === RATE_LIMITS.codeTenantAlarm.limit)
    await recordEvent(tx, ctx, { kind: 'codes.many_wrong', actorId: ctx.account.id });
}
