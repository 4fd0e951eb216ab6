import { WITHOUT_TENANT } from '../lock-tables.ts';
import type { RunStatement } from '../tenant-tables.ts';

/** How the database lies, as far as spreading it over machines is concerned. */
export interface Layout extends Unfit {
  /** `absent`: this PostgreSQL has no Citus; `off`: it has it, but this database does not use it. */
  extension: 'absent' | 'off' | 'on';
  workers: number;
  /** Whether the account that asks is one, whom row security never binds. */
  isSuperuser: boolean;
  tables: { name: string; isSpread: boolean }[];
  /** Foreign keys, as PostgreSQL writes them. */
  links: { table: string; name: string; definition: string }[];
  triggers: { table: string; name: string; definition: string }[];
  /** What triggers call, and what those call: it has to be where the rows are. */
  functions: string[];
}

/** What workers do not take as it is. */
export interface Unfit {
  /** Policies that ask a subquery, which is refused, or that only narrow others, which workers take for one that widens. */
  unfitPolicies: string[];
  /** Functions that triggers give all changed rows at once, and that do not go through them one by one. */
  unfitFunctions: string[];
}

const EXTENSION = `select exists (select from pg_extension where extname = 'citus') as is_on,
  exists (select from pg_available_extensions where name = 'citus') as is_there`;

const ROLE = 'select rolsuper as is_super from pg_roles where rolname = current_user';

const TABLES = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`;

const LINKS = `select c.relname as "table", f.conname as name, pg_get_constraintdef(f.oid) as definition
  from pg_constraint f join pg_class c on c.oid = f.conrelid
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace order by 1, 2`;

const TRIGGERS = `select c.relname as "table", t.tgname as name, pg_get_triggerdef(t.oid) as definition
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal order by 1, 2`;

/** A function that runs as its owner asks across tenants, which is the coordinator's alone. */
const FUNCTIONS = `select p.oid::regprocedure::text as name from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and not p.prosecdef
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`;

const POLICIES = `select policyname as name from pg_policies
  where schemaname = 'public' and (permissive <> 'PERMISSIVE' or qual ~* '\\mselect\\M' or with_check ~* '\\mselect\\M')
  order by 1`;

const WHOLE_CHANGES = `select distinct p.proname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where p.pronamespace = 'public'::regnamespace and not t.tgisinternal
    and (t.tgoldtable is not null or t.tgnewtable is not null) and p.prosrc !~* '\\mloop\\M' order by 1`;

export async function readLayout(run: RunStatement): Promise<Layout> {
  const [extension] = await run(EXTENSION);
  const isOn = extension?.is_on === true;
  const namesOf = (text: string) => namesIn(run, text);
  const spread = isOn ? await namesOf('select logicalrelid::regclass::text as name from pg_dist_partition') : [];
  const [workers] = isOn ? await run('select count(*)::int as count from citus_get_active_worker_nodes()') : [];
  const [role] = await run(ROLE);
  const tables = (await namesOf(TABLES)).filter((name) => !WITHOUT_TENANT.includes(name));
  return {
    extension: isOn ? 'on' : extension?.is_there ? 'off' : 'absent',
    workers: Number(workers?.count ?? 0),
    isSuperuser: role?.is_super === true,
    tables: tables.map((name) => ({ name, isSpread: spread.includes(name) })),
    links: (await run(LINKS)).map(definitionOf),
    triggers: (await run(TRIGGERS)).map(definitionOf),
    functions: await namesOf(FUNCTIONS),
    ...(await readUnfit(run)),
  };
}

export async function readUnfit(run: RunStatement): Promise<Unfit> {
  return { unfitPolicies: await namesIn(run, POLICIES), unfitFunctions: await namesIn(run, WHOLE_CHANGES) };
}

async function namesIn(run: RunStatement, text: string): Promise<string[]> {
  return (await run(text)).map(({ name }) => String(name));
}

function definitionOf(row: Record<string, unknown>): { table: string; name: string; definition: string } {
  return { table: String(row.table), name: String(row.name), definition: String(row.definition) };
}
