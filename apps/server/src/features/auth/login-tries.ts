import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { sha256 } from '../../platform/keyed-hash.ts';
import {
  type Bucket,
  countOrRefuse,
  forgetTries,
  refuseBeyondLimit,
  type TryPlace,
} from '../../platform/limits/count-tries.ts';

export interface LoginTry extends Bucket {
  policy: 'loginKnownDevice' | 'loginUnknownClients';
}

/**
 * Guesses are counted before the password is checked, so that a hundred at once are a hundred. A device that signed
 * in before has a bucket of its own: strangers who exhaust theirs never lock the owner out. Addresses are judged by
 * their failures alone, because a school or a mobile operator is one address.
 */
export async function beginLoginTry(
  tx: Tx,
  ctx: PublicContext,
  subject: string,
  knownDevice: { id: string } | null,
): Promise<LoginTry> {
  if (!knownDevice) await refuseBeyondLimit(tx, ctx, addressOf(ctx));
  const loginTry: LoginTry = knownDevice
    ? { policy: 'loginKnownDevice', subjectHash: sha256(`${subject} ${knownDevice.id}`) }
    : { policy: 'loginUnknownClients', subjectHash: sha256(subject) };
  await countOrRefuse(tx, ctx, loginTry);
  return loginTry;
}

/** Guesses that were under way when their address ran out of failures get no verdict either. */
export async function loginFailed(tx: Tx, ctx: PublicContext, loginTry: LoginTry): Promise<void> {
  if (loginTry.policy === 'loginUnknownClients') {
    await countOrRefuse(tx, ctx, addressOf(ctx));
  }
}

export async function passwordProven(tx: Tx, ctx: PublicContext, loginTry: LoginTry): Promise<void> {
  if (loginTry.policy === 'loginUnknownClients') {
    await refuseBeyondLimit(tx, ctx, addressOf(ctx));
  }
  await forgetTries(tx, ctx, loginTry);
}

/** After a new password the guesses at the old one no longer count. */
export async function forgetStrangersTries(tx: Tx, place: TryPlace, accountId: string): Promise<void> {
  await forgetTries(tx, place, { policy: 'loginUnknownClients', subjectHash: sha256(accountId) });
}

function addressOf(ctx: PublicContext): Bucket {
  return { policy: 'loginAddress', subjectHash: ctx.caller.addressHash };
}
