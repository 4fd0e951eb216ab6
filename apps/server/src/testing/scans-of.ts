import type postgres from 'postgres';

/** How a plan reads one table: by which conditions it is led to rows, and which it asks of rows that it has read. */
export interface Scan {
  table: string;
  how: string;
  ledBy: string;
  asks: string;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

/** How the database reads each table for a statement whose values it does not know, as a prepared one's. */
export async function scansOf(app: postgres.Sql, tenantId: string, statement: string): Promise<Scan[]> {
  const rows = await app.begin(async (sql) => {
    await sql.unsafe(`set local hessa.tenant = '${tenantId}'`);
    return sql.unsafe<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(`explain (generic_plan, format json) ${statement}`);
  });
  return rows.flatMap((row) => scansIn(row['QUERY PLAN'][0].Plan));
}

function scansIn(node: PlanNode): Scan[] {
  const below = node.Plans ?? [];
  const inner = below.flatMap(scansIn);
  const table = node['Relation Name'];
  if (table === undefined || !node['Node Type'].includes('Scan')) return inner;
  // A bitmap's conditions stand with the index below it.
  const said = (name: 'Index Name' | 'Index Cond' | 'Filter') =>
    [node, ...below].flatMap((each) => each[name] ?? []).join(' ');
  const how = `${node['Node Type']} ${said('Index Name')}`;
  return [{ table, how, ledBy: said('Index Cond'), asks: said('Filter') }, ...inner];
}
