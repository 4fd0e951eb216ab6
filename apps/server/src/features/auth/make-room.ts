import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accounts } from './accounts-table.ts';
import { findDeviceFreeing, refuseFreedLately } from './device-freeing.ts';
import type { sessions } from './sessions-table.ts';
import { spendOtp } from './use-otp.ts';

export interface AskedRoom {
  deviceCode: string;
  /** The device that goes; without one, the one that rested longest. */
  freeDevice?: string | undefined;
}

type Login = Pick<typeof sessions.$inferSelect, 'slot' | 'deviceId' | 'tokenIssuedAt'>;

/**
 * The place of one of an account's devices, for the one that signs in with the code from the mail. The caller holds
 * the lock on the account's row and writes the new login over the old one: nobody else gets the place in between, and
 * neither the code nor the week is spent on a login that does not come about.
 */
export async function makeRoom(
  tx: Tx,
  ctx: PublicContext,
  accountId: string,
  live: readonly Login[],
  { deviceCode, freeDevice }: AskedRoom,
): Promise<{ kind: 'reuse'; slot: number }> {
  refuseFreedLately(await findDeviceFreeing(tx, ctx.tenant.id, accountId), ctx.now);
  const leaving = freeDevice ? live.find(({ deviceId }) => deviceId === freeDevice) : live.toSorted(byLastUse)[0];
  if (!leaving) throw new DomainError('device.not_found');
  if (!(await spendOtp(tx, ctx, accountId, 'free-device', deviceCode))) throw new DomainError('otp.wrong');
  await tx
    .update(accounts)
    .set({ deviceFreedAt: ctx.now })
    .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, accountId)));
  await recordEvent(tx, ctx, { kind: 'account.device_freed', actorId: accountId, subjectId: accountId });
  return { kind: 'reuse', slot: leaving.slot };
}

function byLastUse(a: Login, b: Login): number {
  return a.tokenIssuedAt.getTime() - b.tokenIssuedAt.getTime();
}
