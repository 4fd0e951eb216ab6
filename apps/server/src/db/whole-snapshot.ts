import { connectOnce } from './connect-once.ts';
import { isTenantId } from './tenant-id.ts';
import { ALIKE_EVERYWHERE } from './tenant-rows.ts';
import type { RunStatement } from './tenant-tables.ts';

export interface WholeSnapshot {
  run: RunStatement;
  tenants: string[];
  /** Which migrations the schema has seen. */
  migrations: { name: string; checksum: string }[];
}

/** Everything as of one moment, read by the owner a tenant at a time (`lookAs`); whoever writes meanwhile is not held up. */
export async function wholeSnapshot<T>(ownerUrl: string, work: (snapshot: WholeSnapshot) => Promise<T>): Promise<T> {
  const owner = connectOnce(ownerUrl);
  try {
    return (await owner.begin('isolation level repeatable read read only', async (sql) => {
      const run: RunStatement = async (text) => [...(await sql.unsafe(text))];
      for (const statement of ALIKE_EVERYWHERE.split('; ')) await run(statement);
      const tenants = await run('select tenant_id from public.tenants order by tenant_id collate "C"');
      const migrations = await run('select name, checksum from public.schema_migrations order by name');
      return work({
        run,
        tenants: tenants.map((row) => String(row.tenant_id)),
        migrations: migrations.map(({ name, checksum }) => ({ name: String(name), checksum: String(checksum) })),
      });
    })) as T;
  } finally {
    await owner.end({ timeout: 2 });
  }
}

/** Row security also binds the owner: from here on the transaction sees this tenant's rows. */
export async function lookAs(run: RunStatement, tenantId: string): Promise<void> {
  if (!isTenantId(tenantId)) throw new Error('a tenant id of the wrong shape');
  await run(`set local hessa.tenant = '${tenantId}'`);
}
