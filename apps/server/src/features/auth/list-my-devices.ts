import { listMyDevices as endpoint } from '@hessa/contract/auth/list-my-devices';
import { nextDeviceFreeing } from '@hessa/rules/auth/device-care';
import { handle } from '../../calls/handle.ts';
import { findDeviceFreeing } from './device-freeing.ts';
import { findMyDevices } from './find-my-devices.ts';

export const listMyDevices = handle(endpoint, async (ctx) => {
  const own = [ctx.tenant.id, ctx.account.id] as const;
  const [places, freeing] = await ctx.withTenant(
    (tx) => Promise.all([findMyDevices(tx, ...own), findDeviceFreeing(tx, ...own)]),
    'read',
  );
  const next = nextDeviceFreeing(freeing.freedAt?.getTime() ?? null, ctx.now.getTime());
  return {
    data: {
      devices: places.map(({ id, sessionId, label, network, signedInAt, tokenIssuedAt }) => ({
        id,
        label,
        network,
        signedInAt: signedInAt.toISOString(),
        lastSeenAt: tokenIssuedAt.toISOString(),
        isThis: sessionId === ctx.account.sessionId,
      })),
      nextFreeingAt: next === null ? null : new Date(next).toISOString(),
    },
  };
});
