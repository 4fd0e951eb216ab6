import { eq } from 'drizzle-orm';
import type { WithAnyTenant } from '../db/tenant-transaction.ts';
import { contactRecords } from '../features/contact/contact-records-table.ts';
import { createTenant } from '../features/tenants/create-tenant.ts';
import { tenants } from '../features/tenants/tenants-table.ts';
import type { Clock } from '../platform/clock.ts';
import type { PasswordHasher } from '../platform/password-hasher.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { newAccount } from './new-account.ts';

/** Fills an empty tenant with the demo world. Run again, it changes nothing. */
export async function seedDemoTenant(
  { withTenant, passwords, clock }: { withTenant: WithAnyTenant; passwords: PasswordHasher; clock: Clock },
  tenantId: string,
): Promise<{ seeded: boolean }> {
  const now = clock.now();
  const created = await createTenant(
    withTenant,
    { id: tenantId, name: 'مستر ديمو', nameLatin: 'Mr Demo', settings: { supportNumber: '01000000009' } },
    now,
  );
  if (created.kind === 'exists') return { seeded: false };
  await withTenant(tenantId, async (tx) => {
    await tx.update(tenants).set({ ownerClaimHash: null }).where(eq(tenants.tenantId, tenantId));
    await tx.insert(contactRecords).values({
      tenantId,
      whatsAppNumber: '01000000009',
      facebookPage: 'https://www.facebook.com/',
      youTubeChannel: 'https://www.youtube.com/',
      tiktokChannel: 'https://www.tiktok.com/',
    });
    for (const account of DEMO_ACCOUNTS) {
      await newAccount(tx, tenantId, passwords, { ...account, password: DEMO_PASSWORD }, now);
    }
  });
  return { seeded: true };
}
