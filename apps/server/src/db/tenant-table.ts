import { type SQL, sql } from 'drizzle-orm';
import {
  foreignKey,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';

const OWN_ROWS: SQL = sql`tenant_id = current_setting('hessa.tenant', true)`;

type Columns = Record<string, PgColumnBuilderBase>;

/**
 * The only way to declare a table: the tenant comes first in its primary key, a policy hides every other
 * tenant's rows, and what `belongsTo` names is linked by a composite key, so a link can't cross tenants.
 */
export function tenantTable<Name extends string, C extends Columns, Key extends keyof C & string>(
  name: Name,
  key: readonly Key[],
  columns: C,
  extra: (table: Record<keyof C | 'tenantId', PgColumn>) => PgTableExtraConfigValue[] = () => [],
) {
  return pgTable(name, { tenantId: text('tenant_id').notNull(), ...columns }, (table) => {
    const named = table as unknown as Record<keyof C | 'tenantId', PgColumn>;
    const keyColumns: [PgColumn, ...PgColumn[]] = [named.tenantId, ...key.map((column) => named[column])];
    return [
      primaryKey({ name: `${name}_pk`, columns: keyColumns }),
      pgPolicy(`${name}_own_tenant`, { as: 'permissive', for: 'all', using: OWN_ROWS, withCheck: OWN_ROWS }),
      ...extra(named),
    ];
  });
}

interface ParentTable {
  tenantId: PgColumn;
}

/** A composite foreign key: (tenant_id, …columns) of this table to (tenant_id, …columns) of the parent. */
export function belongsTo(options: {
  name: string;
  tenantId: PgColumn;
  columns: PgColumn[];
  parent: ParentTable;
  parentColumns: PgColumn[];
  onDelete?: 'cascade' | 'restrict' | 'set null';
}) {
  const link = foreignKey({
    name: options.name,
    columns: [options.tenantId, ...options.columns],
    foreignColumns: [options.parent.tenantId, ...options.parentColumns],
  });
  return link.onDelete(options.onDelete ?? 'cascade');
}
