import { and, asc, eq } from 'drizzle-orm';
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
    // A login in use renews its token about every half hour.
    lastSeenAt: tokenIssuedAt.toISOString(),
  }));
}
