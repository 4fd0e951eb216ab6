import { hasManyDevices, MANY_DEVICES_DAYS } from '@hessa/rules/auth/device-care';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { devices } from '../auth/devices-table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Which of these students show so many new devices that somebody should look. */
export async function withManyDevices(
  tx: Tx,
  tenantId: string,
  students: readonly { id: string }[],
  now: Date,
): Promise<Set<string>> {
  if (students.length === 0) return new Set();
  const ids = students.map(({ id }) => id);
  const since = new Date(now.getTime() - MANY_DEVICES_DAYS * DAY_MS);
  const seen = await tx
    .select({ id: devices.accountId, firstSeenAt: devices.firstSeenAt })
    .from(devices)
    .where(and(eq(devices.tenantId, tenantId), inArray(devices.accountId, ids), gt(devices.firstSeenAt, since)));
  const first = Map.groupBy(seen, ({ id }) => id);
  return new Set(
    ids.filter((id) =>
      hasManyDevices(
        (first.get(id) ?? []).map(({ firstSeenAt }) => firstSeenAt.getTime()),
        now.getTime(),
      ),
    ),
  );
}
