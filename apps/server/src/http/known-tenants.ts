import type { Tenant } from '../calls/tenant.ts';
import { isTenantId } from '../db/tenant-id.ts';
import type { WithAnyTenant } from '../db/tenant-transaction.ts';
import { findTenant } from '../features/tenants/find-tenant.ts';
import type { Memories } from '../platform/memory/memories.ts';
import type { MemoryKind } from '../platform/memory/memory.ts';

export interface KnownTenants {
  find(tenantId: string): Promise<Tenant | null>;
}

/** Servers that do not hear of each other's edits may disagree about a tenant's settings for this long, and no longer. */
export const TENANT_LIFETIME_MS = 5000;

const tenants: MemoryKind<Tenant | null> = {
  name: 'tenants',
  bound: { entries: 2000 },
  lifetimeMs: TENANT_LIFETIME_MS,
  afterEdit: 'forget',
};

/** Every request names a tenant; asking the database each time would double its work. */
export function createKnownTenants(withTenant: WithAnyTenant, memories: Memories): KnownTenants {
  const memory = memories.of(tenants);
  return {
    async find(tenantId) {
      if (!isTenantId(tenantId)) return null;
      return memory.get(tenantId, () => withTenant(tenantId, (tx) => findTenant(tx, tenantId), 'read'));
    },
  };
}
