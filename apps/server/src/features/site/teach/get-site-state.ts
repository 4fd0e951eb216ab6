import type { getSiteState as endpoint } from '@hessa/contract/site/teach/get-site-state';
import { eq } from 'drizzle-orm';
import type { AccountContext } from '../../../http/context.ts';
import type { ResultOf } from '../../../http/handler.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { type TenantProfile, type TenantSettings, tenants } from '../../tenants/tenants-table.ts';

export interface SiteState {
  version: number;
  profile: TenantProfile;
  settings: TenantSettings;
}

/** Read anew, not from memory: an edit must know which state it is based on. */
export async function getSiteState(ctx: AccountContext): Promise<ResultOf<typeof endpoint>> {
  const [row] = await ctx.withTenant(
    (tx) => tx.select().from(tenants).where(eq(tenants.tenantId, ctx.tenant.id)),
    'read',
  );
  if (!row) throw new DomainError('tenant.unknown');
  return { data: siteStateOf(row) };
}

export function siteStateOf({ version, profile, settings }: typeof tenants.$inferSelect): SiteState {
  return { version, profile, settings };
}
