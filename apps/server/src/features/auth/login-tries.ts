import { RATE_LIMITS } from '@hessa/rules/auth/rate-limits';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { PublicContext } from '../../http/context.ts';
import { sha256 } from '../../platform/keyed-hash.ts';
import { countTry, forgetTries, triesUsed } from '../../platform/limits/count-tries.ts';

export type LoginTry =
  | { kind: 'counted'; policy: 'loginKnownDevice' | 'loginUnknownClients'; subjectHash: Buffer }
  | { kind: 'refused'; waitSeconds: number };

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
  if (!knownDevice) {
    const address = await triesUsed(tx, 'loginAddress', ctx.caller.addressHash, ctx.now);
    if (address.count >= RATE_LIMITS.loginAddress.limit) return { kind: 'refused', waitSeconds: address.waitSeconds };
  }
  const policy = knownDevice ? 'loginKnownDevice' : 'loginUnknownClients';
  const subjectHash = sha256(knownDevice ? `${subject} ${knownDevice.id}` : subject);
  const count = await countTry(tx, ctx.tenant.id, policy, subjectHash, ctx.now);
  if (count <= RATE_LIMITS[policy].limit) return { kind: 'counted', policy, subjectHash };
  const { waitSeconds } = await triesUsed(tx, policy, subjectHash, ctx.now);
  return { kind: 'refused', waitSeconds };
}

export async function loginFailed(tx: Tx, ctx: PublicContext, loginTry: LoginTry): Promise<void> {
  if (loginTry.kind === 'counted' && loginTry.policy === 'loginUnknownClients') {
    await countTry(tx, ctx.tenant.id, 'loginAddress', ctx.caller.addressHash, ctx.now);
  }
}

export async function loginSucceeded(tx: Tx, loginTry: LoginTry): Promise<void> {
  if (loginTry.kind === 'counted') await forgetTries(tx, loginTry.policy, loginTry.subjectHash);
}
