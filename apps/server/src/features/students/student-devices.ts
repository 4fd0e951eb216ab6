import { hasManyDevices, MANY_DEVICES_DAYS } from '@hessa/rules/auth/device-care';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { deviceOfSession } from '../auth/device-of-session.ts';
import { devices } from '../auth/devices-table.ts';
import { sessions } from '../auth/sessions-table.ts';

interface Student {
  tenantId: string;
  studentId: string;
}

/** The devices that hold a place now. */
export async function devicesOfStudent(tx: Tx, { tenantId, studentId }: Student) {
  const places = await tx
    .select({
      id: devices.id,
      label: devices.label,
      signedInAt: sessions.signedInAt,
      tokenIssuedAt: sessions.tokenIssuedAt,
    })
    .from(sessions)
    .innerJoin(devices, deviceOfSession)
    .where(and(eq(sessions.tenantId, tenantId), eq(sessions.accountId, studentId)))
    .orderBy(asc(sessions.slot));
  return places.map(({ id, label, signedInAt, tokenIssuedAt }) => ({
    id,
    label,
    signedInAt: signedInAt.toISOString(),
    lastSeenAt: tokenIssuedAt.toISOString(),
  }));
}

export async function hasManyNewDevices(tx: Tx, { tenantId, studentId }: Student, now: Date): Promise<boolean> {
  const newSince = new Date(now.getTime() - MANY_DEVICES_DAYS * 24 * 60 * 60 * 1000);
  const newDevices = await tx
    .select({ firstSeenAt: devices.firstSeenAt })
    .from(devices)
    .where(and(eq(devices.tenantId, tenantId), eq(devices.accountId, studentId), gt(devices.firstSeenAt, newSince)));
  return hasManyDevices(
    newDevices.map(({ firstSeenAt }) => firstSeenAt.getTime()),
    now.getTime(),
  );
}
