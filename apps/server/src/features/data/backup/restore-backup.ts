import { type OwnerStatement, ownerTransaction } from '../../../db/owner-transaction.ts';
import { isTenantId } from '../../../db/tenant-id.ts';
import { advanceNumbers, countTenantRows, insertTenantRows } from '../../../db/tenant-rows.ts';
import { listTenantTables, type TenantTableShape } from '../../../db/tenant-tables.ts';
import { lookAs } from '../../../db/whole-snapshot.ts';
import { StartupError } from '../../../errors/startup-error.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Secrets } from '../../../settings/key-ring.ts';
import { openCodeRow, sealCodeRow } from '../../codes/moved-code.ts';
import { readAlike } from '../dump-tables.ts';
import { LEFT_BEHIND } from '../moved-tables.ts';
import { measure } from '../read-archive.ts';
import type { BackupFolder } from './backup-folder.ts';
import type { BackedUpTenant, BackupManifest } from './backup-manifest.ts';
import { readTenantDump, verifyBackup } from './read-backup.ts';
import { dumpTenant, readDump } from './tenant-dump.ts';

const ROWS_AT_ONCE = 500;

export interface RestoreOptions {
  folder: BackupFolder;
  name: string;
  ownerUrl: string;
  files: FileStore;
  /** Brings the schema of an empty database to where it was; not for a single tenant, which comes into a running one. */
  prepareSchema?: (migrations: BackupManifest['migrations']) => Promise<void>;
}

export interface Restored {
  tenants: string[];
  rows: number;
  files: number;
}

/** Everything into an empty place: read and compared first, written in one transaction, read back before it commits. */
export async function restoreWhole(options: RestoreOptions): Promise<Restored> {
  const manifest = await verifyBackup(options.folder, options.name);
  await options.prepareSchema?.(manifest.migrations);
  const tenants = Object.keys(manifest.tenants);
  const [first] = tenants;
  if (!first) throw new StartupError('the backup holds no tenant');
  return storing(options, manifest, tenants, (mover) =>
    ownerTransaction(options.ownerUrl, first, async (run) => {
      await readAlike(run);
      const [there] = await run('select count(*)::int as n from public.tenants');
      if (Number(there?.n) > 0) throw new StartupError('the database is not empty: a whole backup needs an empty one');
      const shapes = await listTenantTables(run);
      for (const tenantId of tenants) {
        await lookAs(run, tenantId);
        await mover.storeFiles(tenantId);
        await insertTenant(run, tenantId, shapes, mover.dumpOf(tenantId), manifest, (_table, line) => line);
        await compare(run, tenantId, shapes, manifest.tenants[tenantId]);
        await run(
          `update public.long_jobs set state = 'failed' where tenant_id = '${tenantId}' and state in ('waiting', 'running')`,
        );
        // Here and not at the end: an owner who is bound by row security sees one tenant's numbers at a time.
        for (const { name, identity } of shapes) if (identity) await run(advanceNumbers(name, identity));
      }
    }),
  );
}

/** One tenant into an installation that runs and does not have it; logins and the like stay behind as when one moves. */
export async function restoreTenant(
  options: RestoreOptions,
  tenantId: string,
  keys: { ofBackup: Secrets; here: Secrets },
): Promise<Restored> {
  if (!isTenantId(tenantId)) throw new StartupError('a tenant id is made of lower-case letters, digits and dashes');
  const manifest = await verifyBackup(options.folder, options.name);
  if (!manifest.tenants[tenantId]) throw new StartupError(`the backup ${options.name} has no tenant ${tenantId}`);
  const turn = (table: string, line: string) =>
    table === 'codes' ? sealCodeRow(openCodeRow(line, keys.ofBackup), keys.here, tenantId) : line;
  return storing(options, manifest, [tenantId], (mover) =>
    ownerTransaction(options.ownerUrl, tenantId, async (run) => {
      await readAlike(run);
      const shapes = (await listTenantTables(run)).filter(({ name }) => !(name in LEFT_BEHIND));
      for (const { name } of shapes) {
        const rows = await countTenantRows(run, tenantId, name);
        if (rows > 0) throw new StartupError(`the tenant ${tenantId} is not empty: ${name} has ${rows} rows`);
      }
      await mover.storeFiles(tenantId);
      await insertTenant(run, tenantId, shapes, mover.dumpOf(tenantId), manifest, turn);
      // Codes were sealed anew, so they cannot look as they did.
      await compare(
        run,
        tenantId,
        shapes.filter(({ name }) => name !== 'codes'),
        manifest.tenants[tenantId],
      );
      for (const { name, identity } of shapes) if (identity) await run(advanceNumbers(name, identity));
    }),
  );
}

interface Mover {
  dumpOf(tenantId: string): ReturnType<typeof readTenantDump>;
  storeFiles(tenantId: string): Promise<void>;
}

/** Files come before the rows that tell of them, and go again when the rows do not come. */
async function storing(
  { folder, name, files }: RestoreOptions,
  manifest: BackupManifest,
  tenants: string[],
  work: (mover: Mover) => Promise<void>,
): Promise<Restored> {
  const stored: [tenantId: string, id: string][] = [];
  try {
    await work({
      dumpOf: (tenantId) => readTenantDump(folder, name, tenantId),
      async storeFiles(tenantId) {
        for (const [id, { bytes, sha256, object }] of Object.entries(manifest.tenants[tenantId]?.files ?? {})) {
          if ((await files.size(tenantId, id)) !== null) throw new StartupError(`there is a file ${tenantId}/${id}`);
          stored.push([tenantId, id]);
          await files.writeFrom(tenantId, id, folder.readObject(object));
          const kept = bytes === 0 ? null : await measure(files.read(tenantId, id, { start: 0, end: bytes - 1 }));
          if (kept && kept.sha256 !== sha256) throw new StartupError(`the file ${tenantId}/${id} did not arrive whole`);
        }
      },
    });
  } catch (error) {
    for (const [tenantId, id] of stored) await files.remove(tenantId, id);
    throw error;
  }
  const told = tenants.flatMap((id) => manifest.tenants[id] ?? []);
  const rows = told.flatMap(({ tables }) => Object.values(tables)).reduce((sum, table) => sum + table.rows, 0);
  return { tenants, rows, files: stored.length };
}

async function insertTenant(
  run: OwnerStatement,
  tenantId: string,
  shapes: readonly TenantTableShape[],
  dump: ReturnType<typeof readTenantDump>,
  manifest: BackupManifest,
  turn: (table: string, line: string) => string,
): Promise<void> {
  const tables = manifest.tenants[tenantId]?.tables ?? {};
  let current = '';
  let portion: string[] = [];
  const send = async () => {
    const columns = tables[current]?.columns ?? [];
    if (portion.length > 0)
      await run(insertTenantRows(tenantId, { name: current, columns }), [`[${portion.join(',')}]`]);
    portion = [];
  };
  await readDump(dump, tables, async (table, line) => {
    if (table !== current || portion.length >= ROWS_AT_ONCE) await send();
    current = table;
    if (shapes.some(({ name }) => name === table)) portion.push(turn(table, line));
  });
  await send();
}

/** Reads everything back as a backup would, and finds the same counts and the same hashes. */
async function compare(
  run: OwnerStatement,
  tenantId: string,
  shapes: readonly TenantTableShape[],
  told: BackedUpTenant | undefined,
): Promise<void> {
  const found: BackedUpTenant['tables'] = {};
  const known = shapes.flatMap((shape) => {
    const columns = told?.tables[shape.name]?.columns;
    return columns ? [{ ...shape, columns }] : [];
  });
  for await (const _ of dumpTenant(run, tenantId, known, found));
  for (const { name } of known) {
    if (found[name]?.rows !== told?.tables[name]?.rows || found[name]?.sha256 !== told?.tables[name]?.sha256) {
      throw new StartupError(`${name} of ${tenantId} came out different: ${found[name]?.rows} rows`);
    }
  }
}
