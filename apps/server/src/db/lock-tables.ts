import type postgres from 'postgres';

const SEALED_KEYS = 'installation_keys';

/** Tables that no tenant owns: the ledger of migrations, and the keys of the installation, which are sealed. */
export const WITHOUT_TENANT: readonly string[] = ['schema_migrations', SEALED_KEYS];

/** Rows of these tables are facts: the application adds them and reads them, nothing more. */
export const APPEND_ONLY: readonly string[] = ['audit_events', 'code_ledger', 'quiz_reopenings', 'seller_ledger'];

const CHANGING = ['update', 'delete'];
const RIGHTS = ['select', 'insert', ...CHANGING];

interface FoundTable {
  name: string;
  forced: boolean;
  /** What the application role may do now, separated by commas. */
  granted: string | null;
}

/**
 * Run after every migration, because a generated migration can forget it: row security also binds the tables'
 * owner, and the application role gets exactly the rights it needs on exactly the tenants' tables. What is right
 * already is not touched: forcing row security again would make every running server wait for the table.
 *
 * Where the database is spread its owner is a superuser, whom row security never binds, and forcing it would only keep
 * shards from being followed to another machine while they are written to (record 149).
 */
export async function lockTables(owner: postgres.Sql, appRole: string, isSpread: boolean): Promise<void> {
  const role = quoted(appRole);
  const tables = await owner<FoundTable[]>`
    select relname as name, relforcerowsecurity as forced,
      (select string_agg(distinct lower(privilege_type), ',') from aclexplode(relacl) where grantee = ${appRole}::regrole)
        as granted
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
  const [database] = await owner<{ name: string; isSuperuser: boolean }[]>`
    select current_database() as name, rolsuper as "isSuperuser" from pg_roles where rolname = current_user`;
  const isForced = !(isSpread && database?.isSuperuser);
  const statements = [
    `grant usage on schema public to ${role}`,
    'revoke create on schema public from public',
    `revoke temporary on database ${quoted(database?.name ?? '')} from public`,
    `grant execute on function public.tenant_of_host(text) to ${role}`,
  ];
  for (const { name, forced, granted } of tables) {
    if (WITHOUT_TENANT.includes(name) && name !== SEALED_KEYS) continue;
    const table = `public.${quoted(name)}`;
    if (forced !== isForced && name !== SEALED_KEYS) {
      statements.push(`alter table ${table} ${isForced ? 'force' : 'no force'} row level security`);
    }
    const rights = rightsOn(name);
    if (sameSet(rights, granted?.split(',') ?? [])) continue;
    statements.push(`revoke all on ${table} from ${role}`, `grant ${rights.join(', ')} on ${table} to ${role}`);
  }
  await owner.begin(async (sql) => {
    // One message each: a spread database sends the message to its workers, which take one statement (record 107).
    for (const statement of statements) await sql.unsafe(statement);
  });
}

function rightsOn(table: string): string[] {
  if (table === SEALED_KEYS) return ['select'];
  return APPEND_ONLY.includes(table) ? RIGHTS.filter((right) => !CHANGING.includes(right)) : RIGHTS;
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one));
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
