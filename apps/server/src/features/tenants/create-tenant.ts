import type { TenantProfile, TenantSettings } from '../../calls/tenant.ts';
import type { Tx, WithAnyTenant } from '../../db/tenant-transaction.ts';
import { randomToken, sha256 } from '../../platform/keyed-hash.ts';
import { defaultProfile, defaultSettings } from './default-profile.ts';
import { tenantHosts } from './tenant-hosts-table.ts';
import { tenants } from './tenants-table.ts';

export interface NewTenant {
  id: string;
  name: string;
  nameLatin: string;
  hosts?: string[];
  profile?: Partial<TenantProfile>;
  settings?: Partial<TenantSettings>;
}

export type CreatedTenant =
  | { kind: 'created' /** Goes into the one-time link. */; ownerClaim: string }
  | { kind: 'exists' };

/** A new teacher's platform. Its owner's account is made by whoever opens the one-time link. */
export function createTenant(withTenant: WithAnyTenant, tenant: NewTenant, now: Date): Promise<CreatedTenant> {
  return withTenant(tenant.id, (tx) => insertTenant(tx, tenant, now));
}

/** The same inside a transaction that goes on to fill the tenant. */
export async function insertTenant(tx: Tx, tenant: NewTenant, now: Date): Promise<CreatedTenant> {
  const ownerClaim = randomToken();
  const [row] = await tx
    .insert(tenants)
    .values({
      tenantId: tenant.id,
      profile: { ...defaultProfile(tenant), ...tenant.profile },
      settings: { ...defaultSettings, ...tenant.settings },
      ownerClaimHash: sha256(ownerClaim),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: tenants.tenantId });
  if (!row) return { kind: 'exists' };
  const hosts = (tenant.hosts ?? []).map((host) => ({ tenantId: tenant.id, host: host.toLowerCase() }));
  if (hosts.length > 0) await tx.insert(tenantHosts).values(hosts);
  return { kind: 'created', ownerClaim };
}
