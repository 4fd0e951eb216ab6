import { sendDeviceCode as endpoint } from '@hessa/contract/auth/send-device-code';
import { hasMailbox } from '@hessa/rules/auth/mailbox';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findDeviceFreeing, refuseFreedLately } from './device-freeing.ts';
import { issueOtp } from './issue-otp.ts';

export const sendDeviceCode = handle(endpoint, async (ctx) => {
  await ctx.withTenant(async (tx) => {
    const freeing = await findDeviceFreeing(tx, ctx.tenant.id, ctx.account.id);
    refuseFreedLately(freeing, ctx.now);
    if (!hasMailbox(freeing.email)) throw new DomainError('device.no_mailbox');
    await issueOtp(tx, ctx, { id: ctx.account.id, email: freeing.email }, 'free-device');
  });
  return {};
});
