import { openDatabase } from '../db/root-database.ts';
import type { WithAnyTenant } from '../db/tenant-transaction.ts';
import { createTenant } from '../features/tenants/create-tenant.ts';
import { byHand } from './routing/sent-statements.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestTenants {
  withTenant: WithAnyTenant;
  /** Sees everything, as no server does. */
  owner: TestDatabase['owner'];
  drop(): Promise<void>;
}

/** A database of its own with these tenants in it, for what needs no server. */
export async function createTestTenants(ids: readonly string[], at: Date, lanes = 1): Promise<TestTenants> {
  const copy = await createTestDatabase();
  const database = await openDatabase({ ownerUrl: copy.ownerUrl, lanes });
  for (const id of ids) await createTenant(database.withTenant, { id, name: id, nameLatin: id }, at);
  return {
    withTenant: byHand(database.withTenant),
    owner: copy.owner,
    async drop() {
      await database.close();
      await copy.drop();
    },
  };
}
