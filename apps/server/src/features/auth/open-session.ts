import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { randomToken, sha256 } from '../../platform/keyed-hash.ts';
import { newId } from '../../platform/new-id.ts';
import { accounts } from './accounts-table.ts';
import { findPlace } from './find-place.ts';
import { type AskedRoom, makeRoom } from './make-room.ts';
import { rememberDevice } from './remember-device.ts';
import { formatToken } from './session-token.ts';
import { sessions } from './sessions-table.ts';

export type OpenedSession =
  | { kind: 'opened'; token: string /** Null when the browser keeps the cookie it has. */; newCookie: string | null }
  | { kind: 'device-limit' };

interface ArrivingLogin {
  deviceIdHash: Buffer;
  secondFactorProven: boolean;
  /** The code from the mail that makes room where there is none. */
  room?: AskedRoom;
}

/** Signs a device in. The account's row is locked, so parallel logins decide one after the other. */
export async function openSession(
  tx: Tx,
  ctx: PublicContext,
  accountId: string,
  { deviceIdHash, secondFactorProven, room }: ArrivingLogin,
): Promise<OpenedSession> {
  const { place: found, live, isStaff } = await findPlace(tx, ctx, accountId, deviceIdHash);
  const place = found.kind === 'full' && room ? await makeRoom(tx, ctx, accountId, live, room) : found;
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
  await tx
    .update(accounts)
    .set({ lastLoginAt: ctx.now, lastSeenAt: ctx.now })
    .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, accountId)));
  return { kind: 'opened', token: formatToken({ sessionId: session.id, secret }), newCookie: device.newCookie };
}
