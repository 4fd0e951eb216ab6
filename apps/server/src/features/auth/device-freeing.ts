import { nextDeviceFreeing } from '@hessa/rules/auth/device-care';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { accounts } from './accounts-table.ts';

export interface DeviceFreeing {
  email: string;
  freedAt: Date | null;
}

export async function findDeviceFreeing(tx: Tx, tenantId: string, accountId: string): Promise<DeviceFreeing> {
  const [row] = await tx
    .select({ email: accounts.email, freedAt: accounts.deviceFreedAt })
    .from(accounts)
    .where(and(eq(accounts.tenantId, tenantId), eq(accounts.id, accountId)));
  if (!row) throw new DomainError('session.expired');
  return row;
}

/** Who could free places at will would have as many devices as friends. */
export function refuseFreedLately({ freedAt }: DeviceFreeing, now: Date): void {
  if (nextDeviceFreeing(freedAt?.getTime() ?? null, now.getTime()) !== null) {
    throw new DomainError('device.freed_lately');
  }
}
