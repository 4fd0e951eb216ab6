import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { randomToken, sha256 } from '../../platform/keyed-hash.ts';
import { newId } from '../../platform/new-id.ts';
import { deviceLabel } from './device-label.ts';
import { devices } from './devices-table.ts';

export interface RememberedDevice {
  id: string;
  cookieHash: Buffer;
  /** The secret of a cookie to set; null when the browser already has this device's cookie. */
  newCookie: string | null;
}

/**
 * Finds the device by the cookie we once gave it, or gives it one. A cookie nobody was given is not believed. A device
 * that lost its cookie and kept its id is the same device with a new cookie, not one more.
 */
export async function rememberDevice(tx: Tx, ctx: PublicContext, accountId: string): Promise<RememberedDevice> {
  const known = await findKnownDevice(tx, ctx, accountId);
  if (known) {
    await tx
      .update(devices)
      .set({ lastLoginAt: ctx.now, deviceIdHash: ctx.caller.deviceIdHash })
      .where(and(eq(devices.tenantId, ctx.tenant.id), eq(devices.accountId, accountId), eq(devices.id, known.id)));
    return { ...known, newCookie: null };
  }
  const newCookie = randomToken();
  const cookieHash = sha256(newCookie);
  const sameId = ctx.caller.deviceIdHash && eq(devices.deviceIdHash, ctx.caller.deviceIdHash);
  const [renewed] = sameId
    ? await tx
        .update(devices)
        .set({ cookieHash, lastLoginAt: ctx.now })
        .where(and(eq(devices.tenantId, ctx.tenant.id), eq(devices.accountId, accountId), sameId))
        .returning({ id: devices.id })
    : [];
  if (renewed) return { id: renewed.id, cookieHash, newCookie };
  const device = { id: newId(ctx.now), cookieHash };
  await tx.insert(devices).values({
    tenantId: ctx.tenant.id,
    accountId,
    ...device,
    deviceIdHash: ctx.caller.deviceIdHash,
    label: deviceLabel(ctx.caller.userAgent),
    firstSeenAt: ctx.now,
    lastLoginAt: ctx.now,
  });
  return { ...device, newCookie };
}

export async function findKnownDevice(
  tx: Tx,
  ctx: PublicContext,
  accountId: string,
): Promise<{ id: string; cookieHash: Buffer } | null> {
  const { deviceCookieHash } = ctx.caller;
  if (!deviceCookieHash) return null;
  const [known] = await tx
    .select({ id: devices.id, cookieHash: devices.cookieHash })
    .from(devices)
    .where(
      and(
        eq(devices.tenantId, ctx.tenant.id),
        eq(devices.accountId, accountId),
        eq(devices.cookieHash, deviceCookieHash),
      ),
    );
  return known ?? null;
}
