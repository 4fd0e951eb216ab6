import { listTenantTables, type TenantTableShape } from './tenant-tables.ts';
import { runStatement, type Tx } from './tenant-transaction.ts';

/** Rows as they were, table by table, parents first. */
export type TakenRows = { table: string; rows: Record<string, unknown>[] }[];

interface Link {
  child: string;
  parent: string;
  columns: string[];
  parentColumns: string[];
  /** Its rows keep the parent's from going. */
  isStrict: boolean;
}

const LINKS = `
  select c.relname as child, p.relname as parent, f.confdeltype <> 'c' as is_strict,
    (select json_agg(a.attname order by k.at) from unnest(f.conkey) with ordinality k(n, at)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.n)::text as columns,
    (select json_agg(a.attname order by k.at) from unnest(f.confkey) with ordinality k(n, at)
      join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.n)::text as parent_columns
  from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
  where f.contype = 'f' and c.relnamespace = 'public'::regnamespace and p.relname <> 'tenants'`;

async function listLinks(tx: Tx): Promise<Link[]> {
  return (await runStatement(tx, LINKS)).map((row) => ({
    child: String(row.child),
    parent: String(row.parent),
    isStrict: row.is_strict === true,
    columns: JSON.parse(String(row.columns)),
    parentColumns: JSON.parse(String(row.parent_columns)),
  }));
}

interface Taking {
  table: string;
  id: string | number;
  /** Tables whose rows go for good with what they belong to. */
  exceptFrom: readonly string[];
}

/**
 * Takes a row out of the database with everything that belongs to it, however deep, and says what that was. The
 * catalogue knows what belongs to what, so that a table made tomorrow is not forgotten.
 */
export async function takeRows(tx: Tx, tenantId: string, { table, id, exceptFrom }: Taking): Promise<TakenRows> {
  const shapes = await listTenantTables((text) => runStatement(tx, text));
  const links = await listLinks(tx);
  const taken = new Map<string, Map<string, Record<string, unknown>>>();
  const root = `select row_to_json(t)::text as line from public.${quoted(table)} t where t.tenant_id = $1 and t.id::text = $2`;
  await collect(table, await runStatement(tx, root, [tenantId, String(id)]));

  async function collect(name: string, found: Record<string, unknown>[]): Promise<void> {
    const known = taken.get(name) ?? new Map<string, Record<string, unknown>>();
    taken.set(name, known);
    const fresh = found.map(({ line }) => String(line)).filter((line) => !known.has(line));
    for (const line of fresh) known.set(line, JSON.parse(line));
    if (fresh.length === 0) return;
    for (const link of links) {
      if (link.parent !== name || exceptFrom.includes(link.child)) continue;
      await collect(link.child, await runStatement(tx, belonging(link), [tenantId, `[${fresh.join(',')}]`]));
    }
  }

  const inOrder = shapes.filter(({ name }) => taken.has(name));
  for (const { name, key } of [...inOrder].reverse()) {
    const isHeld = links.some((link) => link.child === name && link.isStrict && taken.has(link.parent));
    const lines = [...(taken.get(name)?.keys() ?? [])];
    // What belongs to a row goes with it by itself, but for what would keep the row from going.
    if ((isHeld || name === table) && lines.length > 0)
      await runStatement(tx, removing(name, key), [tenantId, `[${lines.join(',')}]`]);
  }
  return inOrder.map(({ name }) => ({ table: name, rows: [...(taken.get(name)?.values() ?? [])] }));
}

/**
 * Puts rows back where they were. What belonged to something that is gone by now stays away; without the first row, whose
 * place is gone or was taken meanwhile, nothing comes.
 */
export async function returnRows(
  tx: Tx,
  tenantId: string,
  table: string,
  taken: TakenRows,
): Promise<'returned' | 'place-gone' | 'taken'> {
  const shapes = await listTenantTables((text) => runStatement(tx, text));
  const links = await listLinks(tx);
  for (const { table: name, rows } of inOrderOf(shapes, taken)) {
    const shape = shapes.find((one) => one.name === name);
    const [first] = rows;
    if (!shape || !first) continue;
    // A column that was made since then gets what it gives to everybody.
    const columns = shape.columns.filter((column) => column in first).map(quoted);
    const returned = await runStatement(
      tx,
      `insert into public.${quoted(name)} (${['tenant_id', ...columns].join(', ')}) overriding system value
       select ${['$1', ...columns.map((column) => `r.${column}`)].join(', ')}
       from json_populate_recordset(null::public.${quoted(name)}, $2::text::json) r
       where ${
         links
           .filter(({ child }) => child === name)
           .map(hasParent)
           .join(' and ') || 'true'
       }
       on conflict do nothing returning 1 as one`,
      [tenantId, JSON.stringify(rows)],
    );
    if (name === table && returned.length === 0)
      return (await isPlaceGone(tx, tenantId, links, name, rows)) ? 'place-gone' : 'taken';
  }
  return 'returned';
}

/** Tables may have changed their order since the rows were taken. */
const inOrderOf = (shapes: readonly TenantTableShape[], taken: TakenRows): TakenRows => {
  const at = new Map(shapes.map(({ name }, index) => [name, index]));
  return [...taken].sort((a, b) => (at.get(a.table) ?? 0) - (at.get(b.table) ?? 0));
};

async function isPlaceGone(
  tx: Tx,
  tenantId: string,
  links: readonly Link[],
  name: string,
  rows: unknown[],
): Promise<boolean> {
  const parents = links.filter(({ child }) => child === name).map(hasParent);
  if (parents.length === 0) return false;
  const [row] = await runStatement(
    tx,
    `select count(*)::int as n from json_populate_recordset(null::public.${quoted(name)}, $2::text::json) r where ${parents.join(' and ')}`,
    [tenantId, JSON.stringify(rows)],
  );
  return row?.n === 0;
}

function hasParent({ parent, columns, parentColumns }: Link): string {
  const pairs = columns.map((column, index) => `p.${quoted(parentColumns[index] ?? '')} = r.${quoted(column)}`);
  const isNobodys = columns.map((column) => `r.${quoted(column)} is null`).join(' or ');
  return `(${isNobodys} or exists (select 1 from public.${quoted(parent)} p where p.tenant_id = $1 and ${pairs.join(' and ')}))`;
}

function belonging({ child, parent, columns, parentColumns }: Link): string {
  const own = columns.map((column) => `c.${quoted(column)}`).join(', ');
  const theirs = parentColumns.map((column) => `p.${quoted(column)}`).join(', ');
  return `select row_to_json(c)::text as line from public.${quoted(child)} c
    where c.tenant_id = $1 and (${own}) in (select ${theirs} from json_populate_recordset(null::public.${quoted(parent)}, $2::text::json) p)`;
}

function removing(name: string, key: TenantTableShape['key']): string {
  const columns = ['tenant_id', ...key.map(({ column }) => column)].map(quoted);
  const theirs = columns.map((column) => `r.${column}`).join(', ');
  return `delete from public.${quoted(name)} t where t.tenant_id = $1 and (${columns.map((column) => `t.${column}`).join(', ')}) in
    (select ${theirs} from json_populate_recordset(null::public.${quoted(name)}, $2::text::json) r)`;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
