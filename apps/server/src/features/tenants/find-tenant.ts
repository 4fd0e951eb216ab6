import { eq } from 'drizzle-orm';
import type { Tenant } from '../../calls/tenant.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { tenants } from './tenants-table.ts';

/** The tenant of the transaction, if it exists and is in service. */
export async function findTenant(tx: Tx, tenantId: string): Promise<Tenant | null> {
  const [row] = await tx
    .select({ id: tenants.tenantId, active: tenants.active, profile: tenants.profile, settings: tenants.settings })
    .from(tenants)
    .where(eq(tenants.tenantId, tenantId));
  return row?.active ? { id: row.id, profile: row.profile, settings: row.settings } : null;
}
