import { freeMyDevice as endpoint } from '@hessa/contract/auth/free-my-device';
import { and, eq, ne } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accounts } from './accounts-table.ts';
import { findDeviceFreeing, refuseFreedLately } from './device-freeing.ts';
import { sessions } from './sessions-table.ts';
import { isRightOtp, spendOtp } from './use-otp.ts';

const PURPOSE = 'free-device';

export const freeMyDevice = handle(endpoint, async (ctx, { body: { deviceId, otp } }) => {
  const own = and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, ctx.account.id));
  // A wrong code costs an attempt, also when the rest is refused: it is counted in a transaction of its own.
  if (!(await ctx.withTenant((tx) => isRightOtp(tx, ctx, ctx.account.id, PURPOSE, otp)))) {
    throw new DomainError('otp.wrong');
  }
  await ctx.withTenant(async (tx) => {
    await tx.select({ id: accounts.id }).from(accounts).where(own).for('update');
    refuseFreedLately(await findDeviceFreeing(tx, ctx.tenant.id, ctx.account.id), ctx.now);
    if (!(await spendOtp(tx, ctx, ctx.account.id, PURPOSE, otp))) throw new DomainError('otp.wrong');
    const freed = await tx
      .delete(sessions)
      .where(
        and(
          eq(sessions.tenantId, ctx.tenant.id),
          eq(sessions.accountId, ctx.account.id),
          eq(sessions.deviceId, deviceId),
          ne(sessions.id, ctx.account.sessionId),
        ),
      )
      .returning({ id: sessions.id });
    // Thrown inside, so that neither the code nor the week is spent on nothing.
    if (freed.length === 0) throw new DomainError('device.not_found');
    await tx.update(accounts).set({ deviceFreedAt: ctx.now }).where(own);
    await recordEvent(tx, ctx, { kind: 'account.device_freed', actorId: ctx.account.id, subjectId: ctx.account.id });
  });
  return {};
});
