import { StartupError } from '../../errors/startup-error.ts';
import { FIT_FUNCTIONS } from './fit-functions.ts';
import type { Layout, Unfit } from './read-layout.ts';

/** Whole on every machine: what is asked before there is a tenant, or beside every tenant's rows. */
const EVERYWHERE: readonly string[] = ['tenants', 'tenant_hosts'];

/** The table that the others lie beside: all rows of a tenant are on one machine. */
const BESIDE = 'accounts';

const OWN_ROWS = "tenant_id = current_setting('hessa.tenant', true)";
/** Without `is not false`, which Citus reads twice where the table is spread already and then does not know. */
const OF_SERVED_GRADES =
  "coalesce(grade is null or grade = any (nullif(current_setting('hessa.grades', true), '')::text[]), true)";

/** Both rules of `accounts` (record 80) are the one policy that it has when it is spread. */
const FIT_ACCOUNTS: readonly string[] = [
  'drop policy if exists "accounts_of_served_grades" on "accounts"',
  'drop policy if exists "accounts_own_tenant" on "accounts"',
  `create policy "accounts_own_tenant" on "accounts" for all to public
   using (${OWN_ROWS} and ${OF_SERVED_GRADES}) with check (${OWN_ROWS} and ${OF_SERVED_GRADES})`,
];

/** What stands there in place of a policy, by its name. */
const FIT_POLICIES: Readonly<Record<string, readonly string[]>> = {
  accounts_of_served_grades: FIT_ACCOUNTS,
  accounts_own_tenant: FIT_ACCOUNTS,
};

/** Tables one after the other, and triggers that reach no further than their tenant's rows, which ours are. */
export const SPREADING_SETTINGS: readonly string[] = [
  "set local citus.multi_shard_modify_mode = 'sequential'",
  'set local citus.enable_unsafe_triggers = on',
];

/** What makes the database one that is spread by tenant, in one transaction; nothing, where it is already. */
export function planSpreading(layout: Layout): string[] {
  const { tables, links, triggers, functions } = layout;
  const fresh = tables.filter(({ isSpread }) => !isSpread).map(({ name }) => name);
  const fitted = fitStatements(layout);
  if (fresh.length === 0) return fitted;
  if (!layout.isSuperuser) throw new StartupError('the account of DATABASE_URL has to be a superuser to spread tables');
  const loosened = links.filter(({ table }) => fresh.includes(table));
  // Rows on their way to a worker would be counted once more.
  const silenced = triggers.filter(({ table }) => fresh.includes(table));
  return [
    ...SPREADING_SETTINGS,
    ...fitted,
    ...silenced.map(({ table, name }) => `drop trigger ${quoted(name)} on ${quoted(table)}`),
    ...loosened.map(({ table, name }) => `alter table ${quoted(table)} drop constraint ${quoted(name)}`),
    // It binds the owner, who is a superuser here, to nothing, and would keep shards from moving (record 149).
    ...fresh.map((name) => `alter table ${quoted(name)} no force row level security`),
    ...EVERYWHERE.filter((name) => fresh.includes(name)).map((name) => spreadTable(name)),
    ...fresh.filter((name) => name === BESIDE).map(spreadTable),
    ...fresh.filter((name) => name !== BESIDE && !EVERYWHERE.includes(name)).map(spreadTable),
    ...loosened.map(
      ({ table, name, definition }) => `alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`,
    ),
    ...functions.map((name) => `select create_distributed_function(${literal(name)})`),
    ...silenced.map(({ definition }) => definition),
  ];
}

export function spreadTable(name: string): string {
  if (EVERYWHERE.includes(name)) return `select create_reference_table(${literal(quoted(name))})`;
  const beside = name === BESIDE ? 'none' : BESIDE;
  return `select create_distributed_table(${literal(quoted(name))}, 'tenant_id', colocate_with => '${beside}')`;
}

/** What a statement about a policy becomes there; null, where it is taken as it is. */
export function fitPolicyStatement(statement: string): readonly string[] | null {
  const name = /^\s*(?:create|alter|drop) policy "([a-z_]+)"/i.exec(statement)?.[1];
  return (name && FIT_POLICIES[name]) || null;
}

/** What one PostgreSQL takes and workers do not, in the form that they take. */
export function fitStatements({ unfitPolicies, unfitFunctions }: Unfit): string[] {
  return [...unfitPolicies.flatMap(fitPolicy), ...unfitFunctions.map(fitFunction)];
}

function fitPolicy(name: string): readonly string[] {
  const statements = FIT_POLICIES[name];
  if (!statements) throw new Error(`the policy ${name} cannot be spread and has no form that can`);
  return statements;
}

function fitFunction(name: string): string {
  const statement = FIT_FUNCTIONS[name];
  if (!statement) throw new Error(`the function ${name} is given rows that workers do not know, and has no other form`);
  return statement;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
