import { placeDevice, placeStaffDevice } from '@hessa/rules/auth/place-device';
import { sessionState } from '@hessa/rules/auth/session-lifetime';
import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { randomToken, sha256 } from '../../platform/keyed-hash.ts';
import { newId } from '../../platform/new-id.ts';
import { accounts } from './accounts-table.ts';
import { sessionTimes } from './presented-token.ts';
import { rememberDevice } from './remember-device.ts';
import { formatToken } from './session-token.ts';
import { sessions } from './sessions-table.ts';

export type OpenedSession =
  | { kind: 'opened'; token: string /** Null when the browser keeps the cookie it has. */; newCookie: string | null }
  | { kind: 'device-limit' };

/** Signs a device in. The account's row is locked, so parallel logins decide one after the other. */
export async function openSession(
  tx: Tx,
  ctx: PublicContext,
  accountId: string,
  { deviceIdHash, secondFactorProven }: { deviceIdHash: Buffer; secondFactorProven: boolean },
): Promise<OpenedSession> {
  const ownAccount = and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, accountId));
  const [account] = await tx.select({ role: accounts.role }).from(accounts).where(ownAccount).for('update');
  const isStaff = account !== undefined && account.role !== 'student';
  const logins = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.tenantId, ctx.tenant.id), eq(sessions.accountId, accountId)));
  // A login that is over by age holds no place, whether or not anyone has signed it out.
  const live = logins.filter((session) => sessionState(sessionTimes(session), ctx.now.getTime()) === 'live');
  const place = (isStaff ? placeStaffDevice : placeDevice)(
    live.map((session) => ({
      slot: session.slot,
      deviceHash: session.deviceIdHash.toString('hex'),
      cookieHash: session.cookieHash.toString('hex'),
      lastUsedAt: session.tokenIssuedAt.getTime(),
    })),
    { deviceHash: deviceIdHash.toString('hex'), cookieHash: ctx.caller.deviceCookieHash?.toString('hex') ?? null },
    ctx.now.getTime(),
  );
  if (place.kind === 'full') return { kind: 'device-limit' };

  const device = await rememberDevice(tx, ctx, accountId);
  const secret = randomToken();
  const session = {
    id: newId(ctx.now),
    deviceId: device.id,
    deviceIdHash,
    cookieHash: device.cookieHash,
    // A browser that has just shown its cookie is known to send it.
    cookieSeen: device.newCookie === null,
    secretHash: sha256(secret),
    previousSecretHash: null,
    rotationSalt: null,
    tokenIssuedAt: ctx.now,
    signedInAt: ctx.now,
    network: isStaff ? ctx.caller.network : null,
    playingAt: null,
    provedAt: null,
    secondFactorProven,
  };
  await tx
    .insert(sessions)
    .values({ tenantId: ctx.tenant.id, accountId, slot: place.slot, ...session })
    .onConflictDoUpdate({ target: [sessions.tenantId, sessions.accountId, sessions.slot], set: session });
  await tx.update(accounts).set({ lastLoginAt: ctx.now, lastSeenAt: ctx.now }).where(ownAccount);
  return { kind: 'opened', token: formatToken({ sessionId: session.id, secret }), newCookie: device.newCookie };
}
