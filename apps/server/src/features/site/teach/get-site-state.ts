import { getSiteState as endpoint } from '@hessa/contract/site/teach/get-site-state';
import { eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import type { TenantProfile, TenantSettings } from '../../../calls/tenant.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { tenants } from '../../tenants/tenants-table.ts';

export interface SiteState {
  version: number;
  profile: TenantProfile;
  settings: TenantSettings;
}

/** Read anew, not from memory: an edit must know which state it is based on. */
export const getSiteState = handle(endpoint, async (ctx) => {
  const [row] = await ctx.withTenant(
    (tx) => tx.select().from(tenants).where(eq(tenants.tenantId, ctx.tenant.id)),
    'read',
  );
  if (!row) throw new DomainError('tenant.unknown');
  return { data: siteStateOf(row) };
});

export function siteStateOf({ version, profile, settings }: typeof tenants.$inferSelect): SiteState {
  return { version, profile, settings };
}
