import { inArray } from 'drizzle-orm';
import type { WithAnyTenant } from '../db/tenant-transaction.ts';
import { StartupError } from '../errors/startup-error.ts';
import { accounts } from '../features/auth/accounts-table.ts';
import type { PasswordHasher } from '../platform/password-hasher.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seed/demo-accounts.ts';

/** The demo's password is printed for everybody to read: a production server refuses to serve accounts that have it. */
export async function refuseDemo(
  { withTenant, passwords }: { withTenant: WithAnyTenant; passwords: PasswordHasher },
  tenantIds: readonly string[],
): Promise<void> {
  const emails = DEMO_ACCOUNTS.map((account) => account.email);
  for (const tenantId of new Set(tenantIds)) {
    const found = await withTenant(
      tenantId,
      (tx) =>
        tx
          .select({ email: accounts.email, passwordHash: accounts.passwordHash })
          .from(accounts)
          .where(inArray(accounts.email, emails)),
      'read',
    );
    for (const { email, passwordHash } of found) {
      if (!(await passwords.verify(DEMO_PASSWORD, passwordHash))) continue;
      throw new StartupError(
        `The tenant ${tenantId} has the demo account ${email} with the demo's password. Production needs a database of its own`,
      );
    }
  }
}
