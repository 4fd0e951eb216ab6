import postgres from 'postgres';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { appRoleUrl, roleOf } from './app-role.ts';
import { lockTables, WITHOUT_TENANT } from './lock-tables.ts';

test('on a spread database the owner is not bound, so that shards can be followed, and the application is as ever [MACH-73]', async () => {
  const database = await createTestDatabase();
  const appUrl = appRoleUrl(database.ownerUrl);
  const app = postgres(appUrl, { max: 1, onnotice: () => {} });
  const forced = async () => {
    const tables = await database.owner<{ name: string; forced: boolean; enabled: boolean }[]>`
      select relname as name, relforcerowsecurity as forced, relrowsecurity as enabled from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
    const ofTenants = tables.filter(({ name }) => !WITHOUT_TENANT.includes(name));
    expect(ofTenants.length).toBeGreaterThan(40);
    expect(ofTenants.every(({ enabled }) => enabled)).toBe(true);
    return [...new Set(ofTenants.map((table) => table.forced))];
  };
  try {
    expect(await forced()).toEqual([true]);
    await lockTables(database.owner, roleOf(appUrl), true);
    expect(await forced()).toEqual([false]);
    await database.owner`insert into tenants (tenant_id, profile, settings, created_at) values ('one', '{}', '{}', now())`;
    expect(await app`select from tenants`).toHaveLength(0);
    await lockTables(database.owner, roleOf(appUrl), false);
    expect(await forced()).toEqual([true]);
  } finally {
    await app.end();
    await database.drop();
  }
});
