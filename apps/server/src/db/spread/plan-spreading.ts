import type { Layout } from './read-layout.ts';

/** Whole on every machine: what is asked before there is a tenant, or beside every tenant's rows. */
const EVERYWHERE: readonly string[] = ['tenants', 'tenant_hosts'];

/** The table that the others lie beside: all rows of a tenant are on one machine. */
const BESIDE = 'accounts';

/** The same rule without the subquery, which only spares plain PostgreSQL some work (record 80). */
const WITHOUT_SUBQUERY: Readonly<Record<string, { table: string; rule: string }>> = {
  accounts_of_served_grades: {
    table: 'accounts',
    rule: "as restrictive for all to public using ((grade is null or grade = any (nullif(current_setting('hessa.grades', true), '')::text[])) is not false)",
  },
};

/** Tables one after the other, and triggers that reach no further than their tenant's rows, which ours are. */
export const SPREADING_SETTINGS: readonly string[] = [
  "set local citus.multi_shard_modify_mode = 'sequential'",
  'set local citus.enable_unsafe_triggers = on',
];

/** What makes the database one that is spread by tenant, in one transaction; nothing, where it is already. */
export function planSpreading({ tables, links, functions, subqueryPolicies }: Layout): string[] {
  const fresh = tables.filter(({ isSpread }) => !isSpread).map(({ name }) => name);
  if (fresh.length === 0) return [];
  const loosened = links.filter(({ table }) => fresh.includes(table));
  return [
    ...SPREADING_SETTINGS,
    ...subqueryPolicies.flatMap(flatten),
    ...loosened.map(({ table, name }) => `alter table ${quoted(table)} drop constraint ${quoted(name)}`),
    ...EVERYWHERE.filter((name) => fresh.includes(name)).map((name) => spreadTable(name)),
    ...fresh.filter((name) => name === BESIDE).map(spreadTable),
    ...fresh.filter((name) => name !== BESIDE && !EVERYWHERE.includes(name)).map(spreadTable),
    ...loosened.map(
      ({ table, name, definition }) => `alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`,
    ),
    ...functions.map((name) => `select create_distributed_function(${literal(name)})`),
  ];
}

export function spreadTable(name: string): string {
  if (EVERYWHERE.includes(name)) return `select create_reference_table(${literal(quoted(name))})`;
  const beside = name === BESIDE ? 'none' : BESIDE;
  return `select create_distributed_table(${literal(quoted(name))}, 'tenant_id', colocate_with => '${beside}')`;
}

function flatten(policy: string): string[] {
  const flat = WITHOUT_SUBQUERY[policy];
  if (!flat) throw new Error(`the policy ${policy} asks a subquery and has no form without one`);
  const table = quoted(flat.table);
  return [`drop policy ${quoted(policy)} on ${table}`, `create policy ${quoted(policy)} on ${table} ${flat.rule}`];
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
