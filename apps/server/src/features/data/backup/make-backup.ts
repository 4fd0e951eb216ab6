import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createGzip } from 'node:zlib';
import { listTenantTables } from '../../../db/tenant-tables.ts';
import { lookAs, wholeSnapshot } from '../../../db/whole-snapshot.ts';
import { StartupError } from '../../../errors/startup-error.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { explainFileError } from '../../../platform/postgres/explain-file-error.ts';
import { APP_VERSION } from '../app-version.ts';
import { type BackupFolder, backupName } from './backup-folder.ts';
import type { BackedUpTenant, BackupManifest, KeptFile } from './backup-manifest.ts';
import { writeChecked } from './checked-json.ts';
import { joined } from './joined.ts';
import { keepFile } from './keep-file.ts';
import { keptKeys } from './kept-keys.ts';
import { pruneBackups } from './prune-backups.ts';
import { MANIFEST, readManifest, SECRETS, verifyBackup } from './read-backup.ts';
import { dumpTenant } from './tenant-dump.ts';

export interface BackupOptions {
  folder: BackupFolder;
  ownerUrl: string;
  dataDir: string;
  files: FileStore;
  now: Date;
}

export interface MadeBackup {
  name: string;
  tenants: number;
  rows: number;
  files: number;
  /** How many of them were not in the pool yet. */
  newFiles: number;
  missingFiles: number;
  removed: string[];
}

/**
 * Writes a backup beside those there are, reads all that is new in it back, and only then lets old ones go. The rows
 * are of one moment; files never change under their id, so that they may be read after it.
 */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  const { folder, now } = options;
  const unlock = await folder.lock();
  const name = backupName(now);
  try {
    await folder.sweep();
    if ((await folder.list()).includes(name)) throw new StartupError(`there is a backup ${name} already`);
    const partial = await folder.begin(name);
    const known = await knownFiles(folder);
    const added = new Set<string>();
    const manifest = await writeRows(options, partial);
    for (const [tenantId, tenant] of Object.entries(manifest.tenants)) {
      for (const id of tenant.missingFiles.splice(0)) {
        const kept = await keepFile(folder, options.files, { tenantId, id, before: known.get(`${tenantId}/${id}`) });
        if (kept === null) tenant.missingFiles.push(id);
        else tenant.files[id] = kept.file;
        if (kept?.isNew) added.add(kept.file.object);
      }
    }
    await writeChecked(folder, folder.pathIn(partial, MANIFEST), manifest);
    // What went into the pool just now was compared there; older files are the rehearsal's to read.
    await verifyBackup(folder, partial, () => true);
    await folder.finish(name);
    return summary(name, manifest, added.size, await pruneBackups(folder));
  } catch (error) {
    await folder.sweep().catch(() => {});
    throw explainFileError(error, `the backup in ${folder.root} was not made`);
  } finally {
    await unlock().catch(() => {});
  }
}

function writeRows({ folder, ownerUrl, dataDir, now }: BackupOptions, partial: string): Promise<BackupManifest> {
  return wholeSnapshot(ownerUrl, async ({ run, tenants, migrations }) => {
    const shapes = await listTenantTables(run);
    const secrets = Buffer.from(await keptKeys(run, dataDir));
    await folder.write(folder.pathIn(partial, SECRETS), PassThrough.from([secrets]));
    const manifest: BackupManifest = {
      format: 'hessa-backup',
      version: 1,
      madeAt: now.toISOString(),
      appVersion: APP_VERSION,
      migrations,
      secretsSha256: createHash('sha256').update(secrets).digest('hex'),
      tenants: {},
    };
    for (const tenantId of tenants) {
      const tenant: BackedUpTenant = { tables: {}, files: {}, missingFiles: [] };
      await lookAs(run, tenantId);
      const text = joined(dumpTenant(run, tenantId, shapes, tenant.tables), createGzip());
      await folder.write(folder.pathIn(partial, 'tenants', tenantId), text);
      const files = await run(
        `select id from public.media_files where tenant_id = '${tenantId}' order by id collate "C"`,
      );
      // All of them are to be fetched yet; those that are found move over to `files`.
      tenant.missingFiles = files.map(({ id }) => String(id));
      manifest.tenants[tenantId] = tenant;
    }
    return manifest;
  });
}

/** What the newest backup says about files: they never change, so what is in the pool need not be read again. */
async function knownFiles(folder: BackupFolder): Promise<Map<string, KeptFile>> {
  const known = new Map<string, KeptFile>();
  const newest = (await folder.list()).at(-1);
  const manifest = newest ? await readManifest(folder, newest).catch(() => null) : null;
  for (const [tenantId, { files }] of Object.entries(manifest?.tenants ?? {})) {
    for (const [id, file] of Object.entries(files)) known.set(`${tenantId}/${id}`, file);
  }
  return known;
}

function summary(name: string, manifest: BackupManifest, newFiles: number, removed: string[]): MadeBackup {
  const tenants = Object.values(manifest.tenants);
  const sum = (count: (tenant: BackedUpTenant) => number) => tenants.reduce((all, tenant) => all + count(tenant), 0);
  return {
    name,
    tenants: tenants.length,
    rows: sum(({ tables }) => Object.values(tables).reduce((all, { rows }) => all + rows, 0)),
    files: sum(({ files }) => Object.keys(files).length),
    newFiles,
    missingFiles: sum(({ missingFiles }) => missingFiles.length),
    removed,
  };
}
