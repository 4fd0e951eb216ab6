import { claimOwnershipPath } from '@hessa/rules/pages/public-pages';
import type { WithAnyTenant } from '../db/tenant-transaction.ts';
import { createTenant } from '../features/tenants/create-tenant.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seed/demo-accounts.ts';
import { unusedDemoCodes } from '../seed/demo-codes.ts';
import { seedDemoTenant } from '../seed/demo-tenant.ts';
import type { RunningPlatform } from './start-platform.ts';

/** Makes sure the default tenant exists and says what an operator needs to know about it. */
export async function prepareFirstTenant(
  { database, platform }: RunningPlatform,
  environment: 'demo' | 'production',
  tenantId: string,
): Promise<string[]> {
  if (environment === 'production') return prepareProduction(database.withTenant, tenantId, platform.publicUrl);
  const { withTenant } = database;
  await seedDemoTenant({ withTenant, platform }, tenantId);
  const codes = await withTenant(tenantId, (tx) => unusedDemoCodes(tx, platform.secrets, tenantId), 'read');
  return [
    `Demo accounts, all with the password ${DEMO_PASSWORD}:`,
    ...DEMO_ACCOUNTS.map((account) => `  ${account.phone}  ${account.email.padEnd(20)} ${account.what}`),
    'Unused demo codes:',
    ...codes.map(({ code, opens }) => `  ${code}  ${opens}`),
  ];
}

async function prepareProduction(withTenant: WithAnyTenant, tenantId: string, publicUrl: string): Promise<string[]> {
  const created = await createTenant(
    withTenant,
    { id: tenantId, name: 'منصة جديدة', nameLatin: 'Mr Teacher' },
    new Date(),
  );
  if (created.kind === 'exists') return [];
  return ["Create the owner's account with this link. It works once:", `  ${ownerLink(publicUrl, created.ownerClaim)}`];
}

export function ownerLink(publicUrl: string, claim: string): string {
  return `${publicUrl}${claimOwnershipPath()}?claim=${claim}`;
}
