import { and, eq } from 'drizzle-orm';
import { devices } from './devices-table.ts';
import { sessions } from './sessions-table.ts';

/** Joins a login to the device it is on. */
export const deviceOfSession = and(
  eq(devices.tenantId, sessions.tenantId),
  eq(devices.accountId, sessions.accountId),
  eq(devices.id, sessions.deviceId),
);
