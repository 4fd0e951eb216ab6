import type postgres from 'postgres';

/** Tables that no tenant owns: the ledger of migrations is the only one. */
const WITHOUT_TENANT = ['schema_migrations'];

/** Rows of these tables are facts: the application adds them and reads them, nothing more. */
const APPEND_ONLY = ['audit_events'];

/**
 * Run after every migration, because a generated migration can forget it: row security also binds the tables'
 * owner, and the application role gets exactly the rights it needs on exactly the tenants' tables.
 */
export async function lockTables(owner: postgres.Sql, appRole: string): Promise<void> {
  const tables = await owner<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
  const statements = [`grant usage on schema public to ${appRole}`, 'revoke create on schema public from public'];
  for (const { name } of tables) {
    if (WITHOUT_TENANT.includes(name)) continue;
    const rights = APPEND_ONLY.includes(name) ? 'select, insert' : 'select, insert, update, delete';
    statements.push(
      `alter table public."${name}" force row level security`,
      `revoke all on public."${name}" from ${appRole}`,
      `grant ${rights} on public."${name}" to ${appRole}`,
    );
  }
  statements.push(`grant execute on function public.tenant_of_host(text) to ${appRole}`);
  await owner.unsafe(`begin; ${statements.join('; ')}; commit;`);
}
