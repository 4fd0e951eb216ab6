import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './tenant-transaction.ts';

type OrderedTable = PgTable & { tenantId: PgColumn; id: PgColumn; position: PgColumn };

/** Gives rows the places of their ids in a list, in one statement however long it is. */
export async function setOrder(tx: Tx, table: OrderedTable, tenantId: string, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update ${table} set position = wanted.at - 1
    from ${listed(ids)}
    where ${table.tenantId} = ${tenantId} and ${table.id} = wanted.id::bigint`);
}

function listed(ids: readonly number[]): SQL {
  return sql`jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as wanted(id, at)`;
}
