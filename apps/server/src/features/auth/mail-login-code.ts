import { mailLoginCode as endpoint } from '@hessa/contract/auth/mail-login-code';
import { coverMailbox, hasMailbox } from '@hessa/rules/auth/mailbox';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { InvalidInput } from '../../errors/invalid-input.ts';
import { countOrRefuse } from '../../platform/limits/count-tries.ts';
import { findDeviceFreeing, refuseFreedLately } from './device-freeing.ts';
import { findMyDevices } from './find-my-devices.ts';
import { findPlace } from './find-place.ts';
import { issueOtp } from './issue-otp.ts';
import { passwordProven } from './login-tries.ts';
import { provePassword } from './prove-password.ts';

/** For a student whose two places are taken; nothing is told or sent before the password is proven. */
export const mailLoginCode = handle(endpoint, async (ctx, { body }) => {
  const { deviceIdHash } = ctx.caller;
  if (!deviceIdHash) throw new InvalidInput(['DeviceId']);
  const { account, loginTry } = await provePassword(ctx, body);
  // On its own: what is refused below is no guess at the password.
  await ctx.withTenant((tx) => passwordProven(tx, ctx, loginTry));
  const data = await ctx.withTenant(async (tx) => {
    const { place, live } = await findPlace(tx, ctx, account.id, deviceIdHash);
    // A place is free, or it is one of the team: they sign in as they are.
    if (place.kind !== 'full') return { sentTo: null, devices: [] };
    refuseFreedLately(await findDeviceFreeing(tx, ctx.tenant.id, account.id), ctx.now);
    if (!hasMailbox(account.email)) throw new DomainError('device.no_mailbox');
    await countOrRefuse(tx, ctx, { policy: 'otpAddress', subjectHash: ctx.caller.addressHash });
    await issueOtp(tx, ctx, account, 'free-device');
    const holding = new Set(live.map(({ id }) => id));
    const devices = await findMyDevices(tx, ctx.tenant.id, account.id);
    return {
      sentTo: coverMailbox(account.email),
      devices: devices
        .filter(({ sessionId }) => holding.has(sessionId))
        .map(({ id, label, tokenIssuedAt }) => ({ id, label, lastSeenAt: tokenIssuedAt.toISOString() })),
    };
  });
  return { data };
});
