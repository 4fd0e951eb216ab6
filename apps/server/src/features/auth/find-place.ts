import { placeDevice, placeStaffDevice } from '@hessa/rules/auth/place-device';
import { sessionState } from '@hessa/rules/auth/session-lifetime';
import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from './accounts-table.ts';
import { sessionTimes } from './presented-token.ts';
import { sessions } from './sessions-table.ts';

/** Where the caller's device sits among an account's. Locks the account's row, so that it is still so when written. */
export async function findPlace(tx: Tx, ctx: PublicContext, accountId: string, deviceIdHash: Buffer) {
  const [account] = await tx
    .select({ role: accounts.role })
    .from(accounts)
    .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, accountId)))
    .for('update');
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
  return { place, live, isStaff };
}
