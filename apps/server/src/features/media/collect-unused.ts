import { lastChanceBefore } from '@hessa/rules/trash/deleted-thing';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows-of.ts';
import { listTenantTables, type TenantTableShape } from '../../db/tenant-tables.ts';
import { runStatement, type Tx, type WithAnyTenant } from '../../db/tenant-transaction.ts';
import type { FileStore } from '../../platform/files/file-store.ts';

/** JSON in which a file may be named: a site's portrait, and what was deleted and may come back. */
const NAMED_IN = ['tenants.profile', 'deleted_things.rows'];
/** Few enough that a day's purge stays short; the rest goes the next day. */
const AT_MOST = 500;

/**
 * Files that nothing has pointed to for as long as deleted things can come back, and with a film its qualities, which
 * are nothing without it. What points to a file is asked of the catalogue (`*_media_id`, `*_path`, `*url`), so that a
 * column made tomorrow keeps its files without being told here.
 */
export async function collectUnusedFiles(
  withTenant: WithAnyTenant,
  files: Pick<FileStore, 'remove'>,
  tenantId: string,
  now: Date,
): Promise<number> {
  const gone = await withTenant(tenantId, async (tx) => {
    const unused = await nothingPointsTo(tx, tenantId);
    const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
    await tx.execute(sql`
      update media_files m set unused_since = case when ${unused} then coalesce(unused_since, ${moment(now)}) end
      where tenant_id = ${tenantId} and (unused_since is null) = (${unused})`);
    return rowsOf<{ id: string }>(
      tx,
      sql`
      with going as (
        select id from media_files
        where tenant_id = ${tenantId} and unused_since <= ${moment(lastChanceBefore(now))} limit ${AT_MOST}
      )
      delete from media_files m where tenant_id = ${tenantId} and (id in (select id from going) or id in (
        select media_id from film_rungs where tenant_id = ${tenantId} and film_id in (select id from going))
      ) returning id`,
    );
  });
  for (const { id } of gone) await files.remove(tenantId, id);
  return gone.length;
}

/** True of a file `m` that no row of the tenant names. */
async function nothingPointsTo(tx: Tx, tenantId: string): Promise<SQL> {
  const tables = await listTenantTables((text) => runStatement(tx, text));
  const pointers = tables.flatMap((table) => pointersOf(table, tenantId));
  return sql`(not exists (${sql.join(pointers, sql`) and not exists (`)}))`;
}

function pointersOf({ name, columns, types }: TenantTableShape, tenantId: string): SQL[] {
  if (name === 'media_files') return [];
  return columns.flatMap((column) => {
    const cell = sql`t.${sql.identifier(column)}`;
    const rows = (points: SQL) => [
      sql`select 1 from ${sql.identifier(name)} t where t.tenant_id = ${tenantId} and ${points}`,
    ];
    if (NAMED_IN.includes(`${name}.${column}`)) return rows(sql`strpos(${cell}::text, m.id) > 0`);
    if (types[column] !== 'text') return [];
    if (column.endsWith('media_id')) return rows(sql`${cell} = m.id`);
    if (column.endsWith('_path')) return rows(sql`${cell} = ${`/media/${tenantId}/`}::text || m.id`);
    return column.endsWith('url') ? rows(sql`strpos(${cell}, m.id) > 0`) : [];
  });
}
