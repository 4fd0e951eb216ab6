import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { sha256 } from '../../platform/keyed-hash.ts';
import { devices } from './devices-table.ts';

/**
 * With whom a try is counted. An address is a whole town, so a browser that signed in here before is counted by itself
 * and is asked for work last; it is looked for only when it shows the cookie that such a browser has.
 */
export async function crowdOf(tx: Tx, ctx: PublicContext): Promise<Buffer> {
  const { deviceCookieHash, addressHash } = ctx.caller;
  if (!deviceCookieHash) return addressHash;
  const [device] = await tx
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.tenantId, ctx.tenant.id), eq(devices.cookieHash, deviceCookieHash)))
    .limit(1);
  return device ? sha256(`device ${device.id}`) : addressHash;
}
