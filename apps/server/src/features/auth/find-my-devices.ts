import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { deviceOfSession } from './device-of-session.ts';
import { devices } from './devices-table.ts';
import { sessions } from './sessions-table.ts';

/** An account's logins with the devices they are on. A login in use renews its token about every quarter of an hour. */
export function findMyDevices(tx: Tx, tenantId: string, accountId: string) {
  return tx
    .select({
      id: devices.id,
      sessionId: sessions.id,
      label: devices.label,
      network: sessions.network,
      signedInAt: sessions.signedInAt,
      tokenIssuedAt: sessions.tokenIssuedAt,
    })
    .from(sessions)
    .innerJoin(devices, deviceOfSession)
    .where(and(eq(sessions.tenantId, tenantId), eq(sessions.accountId, accountId)))
    .orderBy(desc(sessions.tokenIssuedAt), desc(sessions.id));
}
