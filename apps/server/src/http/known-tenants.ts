import type { Tenant } from '../calls/tenant.ts';
import { isTenantId } from '../db/tenant-id.ts';
import type { WithAnyTenant } from '../db/tenant-transaction.ts';
import { findTenant } from '../features/tenants/find-tenant.ts';
import { createShortMemory } from './short-memory.ts';

export interface KnownTenants {
  find(tenantId: string): Promise<Tenant | null>;
  /** For the process that changed a tenant itself; others follow within the lifetime. */
  forget(tenantId: string): void;
}

/** Servers may disagree about a tenant's settings for this long, and no longer. */
export const TENANT_LIFETIME_MS = 5000;

/** Every request names a tenant; asking the database each time would double its work. */
export function createKnownTenants(withTenant: WithAnyTenant, elapsed?: () => number): KnownTenants {
  const memory = createShortMemory((tenantId) => withTenant(tenantId, findTenant, 'read'), {
    lifetimeMs: TENANT_LIFETIME_MS,
    atMost: 2000,
    ...(elapsed ? { elapsed } : {}),
  });
  return {
    find: (tenantId) => (isTenantId(tenantId) ? memory.get(tenantId) : Promise.resolve(null)),
    forget: memory.forget,
  };
}
