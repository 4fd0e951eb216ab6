import type postgres from 'postgres';
import { WITHOUT_TENANT } from '../db/lock-tables.ts';

const OWN_ROWS = "(tenant_id = current_setting('hessa.tenant'::text, true))";

/** Host names are the one thing that is unique among all tenants: a name leads to one platform. */
const UNIQUE_AMONG_TENANTS = ['tenant_hosts_host'];

/** The queue's own tables hold no tenant's data but the ids of what is to be done. */
const KNOWN_SCHEMAS = ['public', 'pgboss'];

/** A connection, or a transaction on it. */
type Connection = postgres.Sql | postgres.TransactionSql;

interface Fault {
  fault: string;
}

/**
 * Reads PostgreSQL's own catalogue and names everything that could let one tenant see or touch another: whatever
 * created a table, and whatever its declaration says, this is what the database will do.
 */
export async function catalogueFaults(owner: Connection, appRole: string): Promise<string[]> {
  const checks = [
    keysWithoutTenant(owner),
    linksAcrossTenants(owner),
    openTables(owner),
    strangePolicies(owner, appRole),
    uniqueAmongTenants(owner),
    waysAround(owner),
  ];
  return (await Promise.all(checks)).flatMap((rows) => rows.map((row) => row.fault)).sort();
}

const keysWithoutTenant = (owner: Connection) => owner<Fault[]>`
  select relname || ': tenant_id is not first in the primary key' as fault
  from pg_class t
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and t.relname <> all (${[...WITHOUT_TENANT]})
    and not exists (
      select 1 from pg_constraint c join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
      where c.conrelid = t.oid and c.contype = 'p' and a.attname = 'tenant_id' and a.attnotnull)`;

const linksAcrossTenants = (owner: Connection) => owner<Fault[]>`
  select c.conrelid::regclass || ': the link ' || c.conname || ' can cross tenants' as fault
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
  where c.connamespace = 'public'::regnamespace and c.contype = 'f'
    and not (a.attname = 'tenant_id' and b.attname = 'tenant_id')`;

const openTables = (owner: Connection) => owner<Fault[]>`
  select relname || ': row security is not enabled and forced' as fault
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all (${[...WITHOUT_TENANT]})
    and not (relrowsecurity and relforcerowsecurity)`;

/** For the application one policy a table lets rows through and it is the same everywhere; any other only hides more. */
const strangePolicies = (owner: Connection, appRole: string) => owner<Fault[]>`
  select t.relname || ': its policies for the application are not exactly the own-tenant policy' as fault
  from pg_class t
  left join lateral (
    select count(*) as total, count(*) filter (
      where p.polcmd = '*'
        and pg_get_expr(p.polqual, p.polrelid) = ${OWN_ROWS} and pg_get_expr(p.polwithcheck, p.polrelid) = ${OWN_ROWS}
    ) as own
    from pg_policy p
    where p.polrelid = t.oid and p.polpermissive and (0 = any (p.polroles) or ${appRole}::regrole = any (p.polroles))
  ) policies on true
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and t.relname <> all (${[...WITHOUT_TENANT]})
    and not (policies.total = 1 and policies.own = 1)`;

/** A value that is taken everywhere tells one tenant what another has. */
const uniqueAmongTenants = (owner: Connection) => owner<Fault[]>`
  select i.indrelid::regclass || ': ' || n.relname || ' is unique among all tenants' as fault
  from pg_index i
  join pg_class n on n.oid = i.indexrelid
  join pg_class t on t.oid = i.indrelid
  left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
  where i.indisunique and t.relnamespace = 'public'::regnamespace and t.relname <> all (${[...WITHOUT_TENANT]})
    and a.attname is distinct from 'tenant_id' and n.relname <> all (${UNIQUE_AMONG_TENANTS})`;

/** Views and functions that run as their owner, and tables in schemas nobody watches, step around everything above. */
const waysAround = (owner: Connection) => owner<Fault[]>`
  select oid::regclass || ': a view may show every tenant' as fault
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
  union all
  select oid::regprocedure || ': a function that runs as its owner'
  from pg_proc where pronamespace = 'public'::regnamespace and prosecdef and proname <> 'tenant_of_host'
  union all
  select t.oid::regclass || ': a table outside the known schemas'
  from pg_class t join pg_namespace s on s.oid = t.relnamespace
  where t.relkind in ('r', 'p', 'v', 'm') and s.nspname !~ '^pg_' and s.nspname <> 'information_schema'
    and s.nspname <> all (${KNOWN_SCHEMAS})`;
