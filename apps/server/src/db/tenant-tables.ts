import { WITHOUT_TENANT } from './lock-tables.ts';

/** One statement of a transaction, whoever holds it. */
export type RunStatement = (text: string) => Promise<Record<string, unknown>[]>;

export interface TenantTableShape {
  name: string;
  /** What is stored: without the tenant, which every row of a tenant shares, and without what the database derives. */
  columns: string[];
  /** What PostgreSQL calls the type of each of them. */
  types: Record<string, string>;
  /** The primary key without the tenant; empty for the tenant's own row. */
  key: { column: string; isText: boolean }[];
  /** The column that numbers rows by itself, if there is one. */
  identity: string | null;
  /** Tables whose rows this one's rows belong to. */
  parents: string[];
}

/**
 * What the database keeps by itself from the rows of other tables (records 86 and 99). It comes and goes with them: nobody
 * takes it along, and whoever brings it besides would count everything twice.
 */
const KEPT_FIGURES: readonly string[] = [
  'card_sales',
  'card_stock',
  'class_marks',
  'course_holders',
  'day_figures',
  'learner_days',
  'quiz_figures',
];

const SHAPES = `
  select c.relname as name,
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and a.attname <> 'tenant_id')::text as columns,
    (select json_object_agg(a.attname, a.atttypid::regtype) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)::text as types,
    (select json_agg(json_build_object('column', a.attname, 'isText', a.attcollation <> 0) order by k.at)
      from pg_index i cross join unnest(i.indkey) with ordinality k(attnum, at)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary and a.attname <> 'tenant_id')::text as key,
    (select a.attname from pg_attribute a
      where a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped) as identity,
    (select json_agg(distinct p.relname) from pg_constraint f join pg_class p on p.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and p.oid <> c.oid)::text as parents
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  order by c.relname`;

/**
 * Every table into which rows of tenants are written, as the catalogue knows it, so that none can be forgotten; parents come
 * before those that belong to them.
 */
export async function listTenantTables(run: RunStatement): Promise<TenantTableShape[]> {
  const parsed = (value: unknown) => (value === null ? [] : JSON.parse(String(value)));
  const found = (await run(SHAPES))
    .map((row) => ({
      name: String(row.name),
      columns: parsed(row.columns) as string[],
      types: JSON.parse(String(row.types)) as Record<string, string>,
      key: parsed(row.key) as TenantTableShape['key'],
      identity: row.identity === null ? null : String(row.identity),
      parents: parsed(row.parents) as string[],
    }))
    .filter(({ name }) => !WITHOUT_TENANT.includes(name) && !KEPT_FIGURES.includes(name));
  const ordered: TenantTableShape[] = [];
  const place = (table: TenantTableShape) => {
    if (ordered.includes(table)) return;
    for (const parent of found) if (table.parents.includes(parent.name)) place(parent);
    ordered.push(table);
  };
  for (const table of found) place(table);
  return ordered;
}
