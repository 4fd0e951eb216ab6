import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenants } from '../features/tenants/tenants-table.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { preparedQuery, preparedStatement } from './prepared-query.ts';
import type { Tx } from './tenant-transaction.ts';

const tenantNamed = preparedQuery((db) =>
  db
    .select({ id: tenants.tenantId })
    .from(tenants)
    .where(eq(tenants.tenantId, sql.placeholder('id'))),
);
const anyTenant = preparedQuery((db) => db.select({ id: tenants.tenantId }).from(tenants));
const id = sql.placeholder('id');
const tenantTwice = preparedStatement<{ id: string; more: number }, { id: string; twice: string; sum: number }>(
  sql`select tenant_id as id, ${id}::text as twice, ${2}::int + ${sql.placeholder('more')}::int as sum
    from ${tenants} where tenant_id = ${id}`,
);

describe('a query that is built once', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform();
  });
  afterAll(() => platform.stop());

  test('runs in the transaction it is given, however many are under way [T-TEN-4]', async () => {
    const other = await platform.makeTenant();
    const asked = Array.from({ length: 200 }, (_, index) => (index % 2 ? other : platform.tenantId));
    const seen = await Promise.all(asked.map((id) => platform.withTenant(id, (tx) => anyTenant(tx, {}), 'read')));
    expect(seen).toEqual(asked.map((id) => [{ id }]));
    const foreign = await platform.withTenant(other, (tx) => tenantNamed(tx, { id: platform.tenantId }), 'read');
    expect(foreign).toEqual([]);
  });

  test('written by hand it takes its values anew each time, one in several places too, and stays inside the tenant [LEAN-11, T-TEN-4]', async () => {
    const other = await platform.makeTenant();
    const ask = (inTenant: string, id: string) =>
      platform.withTenant(inTenant, (tx) => tenantTwice(tx, { id, more: 1 }), 'read');
    expect(await Promise.all([ask(other, other), ask(platform.tenantId, platform.tenantId)])).toEqual([
      [{ id: other, twice: other, sum: 3 }],
      [{ id: platform.tenantId, twice: platform.tenantId, sum: 3 }],
    ]);
    expect(await ask(other, platform.tenantId)).toEqual([]);
  });

  test('is refused after its transaction ended', async () => {
    let kept: Tx | undefined;
    await platform.withTenant(platform.tenantId, async (tx) => {
      kept = tx;
    });
    await expect(async () => kept && (await anyTenant(kept, {}))).rejects.toThrow();
  });
});
