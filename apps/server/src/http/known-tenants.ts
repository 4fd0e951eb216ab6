import type { WithAnyTenant } from '../db/tenant-transaction.ts';
import { findTenant, type Tenant } from '../features/tenants/find-tenant.ts';

export interface KnownTenants {
  find(tenantId: string): Promise<Tenant | null>;
  /** For the process that changed a tenant itself; others follow within the lifetime. */
  forget(tenantId: string): void;
}

const TENANT_ID = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** Servers may disagree about a tenant's settings for this long, and no longer. */
const LIFETIME_MS = 5000;

/** Bounds what a flood of made-up ids can make us remember. */
const REMEMBERED_AT_MOST = 2000;

/** Every request names a tenant; asking the database each time would double its work. */
export function createKnownTenants(withTenant: WithAnyTenant): KnownTenants {
  const remembered = new Map<string, { until: number; tenant: Promise<Tenant | null> }>();
  return {
    find(tenantId) {
      if (!TENANT_ID.test(tenantId)) return Promise.resolve(null);
      const now = performance.now();
      const entry = remembered.get(tenantId);
      if (entry && entry.until > now) return entry.tenant;
      const tenant = withTenant(tenantId, findTenant, 'read');
      if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear();
      remembered.set(tenantId, { until: now + LIFETIME_MS, tenant });
      tenant.catch(() => remembered.delete(tenantId));
      return tenant;
    },
    forget: (tenantId) => {
      remembered.delete(tenantId);
    },
  };
}
