import type { Tx } from '../../db/tenant-transaction.ts';
import { type TenantProfile, type TenantSettings, tenants } from './tenants-table.ts';

export interface Tenant {
  id: string;
  profile: TenantProfile;
  settings: TenantSettings;
}

/** The tenant of the transaction, if it exists and is in service: row security leaves no other row to see. */
export async function findTenant(tx: Tx): Promise<Tenant | null> {
  const [row] = await tx
    .select({ id: tenants.tenantId, active: tenants.active, profile: tenants.profile, settings: tenants.settings })
    .from(tenants);
  return row?.active ? { id: row.id, profile: row.profile, settings: row.settings } : null;
}
