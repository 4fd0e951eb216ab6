import { isTenantId } from './tenant-id.ts';
import type { RunStatement, TenantTableShape } from './tenant-tables.ts';

/** Few enough to hold in memory and to stay far from any time-out. */
const ROWS_AT_ONCE = 500;

type Portion = Pick<TenantTableShape, 'name' | 'columns' | 'key'>;

/**
 * The tenant's rows of a table, each as one line of JSON, in the order of its key. The same rows give the same bytes
 * on every machine: in UTC, and texts in the order of their code points. To be read inside one transaction.
 */
export async function* readTenantRows(run: RunStatement, tenantId: string, table: Portion): AsyncGenerator<string[]> {
  const columns = table.columns.map((column) => `t.${quoted(column)}`).join(', ');
  const order = table.key.map(({ column, isText }) => `t.${quoted(column)}${isText ? ' collate "C"' : ''}`);
  await run(
    `declare tenant_rows no scroll cursor for
     select (select row_to_json(r) from (select ${columns}) r)::text as line
     from public.${quoted(table.name)} t where t.tenant_id = ${literal(tenantId)}
     ${order.length > 0 ? `order by ${order.join(', ')}` : ''}`,
  );
  for (;;) {
    const rows = await run(`fetch ${ROWS_AT_ONCE} from tenant_rows`);
    if (rows.length > 0) yield rows.map(({ line }) => String(line));
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await run('close tenant_rows');
}

/** What makes rows read alike wherever the database stands. */
export const ALIKE_EVERYWHERE = `set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1`;

export async function countTenantRows(run: RunStatement, tenantId: string, name: string): Promise<number> {
  const [row] = await run(
    `select count(*)::int as count from public.${quoted(name)} where tenant_id = ${literal(tenantId)}`,
  );
  return Number(row?.count ?? 0);
}

/** The statement that puts lines of `readTenantRows` into a table: one parameter, a JSON array of them. */
export function insertTenantRows(tenantId: string, { name, columns }: Pick<Portion, 'name' | 'columns'>): string {
  const source = `json_populate_recordset(null::public.${quoted(name)}, $1::text::json) r`;
  const into = ['tenant_id', ...columns.map(quoted)].join(', ');
  const values = [literal(tenantId), ...columns.map((column) => `r.${quoted(column)}`)].join(', ');
  return `insert into public.${quoted(name)} (${into}) overriding system value select ${values} from ${source}`;
}

/** The next number a table gives comes after every number it holds. */
export function advanceNumbers(name: string, identity: string): string {
  const sequence = `pg_get_serial_sequence('public.${quoted(name)}', ${textLiteral(identity)})`;
  return `select setval(${sequence}, top) from (select max(${quoted(identity)}) as top from public.${quoted(name)}) t
    where top > coalesce((select pg_sequence_last_value(${sequence}::regclass)), 0)`;
}

/** It stands in statements that take no parameters, so nothing of another shape may come near it. */
function literal(tenantId: string): string {
  if (!isTenantId(tenantId)) throw new Error('a tenant id of the wrong shape');
  return `'${tenantId}'`;
}

function textLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
