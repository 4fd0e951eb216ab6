import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Transform } from 'node:stream';
import { createGzip } from 'node:zlib';
import { listTenantTables } from '../../../db/tenant-tables.ts';
import { lookAs, wholeSnapshot } from '../../../db/whole-snapshot.ts';
import { StartupError } from '../../../errors/startup-error.ts';
import type { FileStore } from '../../../platform/file-store.ts';
import { explainFileError } from '../../../platform/postgres/explain-file-error.ts';
import { APP_VERSION } from '../app-version.ts';
import { measure } from '../read-archive.ts';
import { type BackupFolder, backupName } from './backup-folder.ts';
import type { BackedUpTenant, BackupManifest } from './backup-manifest.ts';
import { joined } from './joined.ts';
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
      for (const id of tenant.missingFiles.splice(0)) await keepFile(options, { tenantId, tenant, id, known, added });
    }
    const body = JSON.stringify(manifest);
    await folder.write(
      folder.pathIn(partial, MANIFEST),
      PassThrough.from([Buffer.from(`${createHash('sha256').update(body).digest('hex')}\n${body}`)]),
    );
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
    const secrets = await readFile(join(dataDir, 'secrets.json'));
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

type KnownFiles = Map<string, BackedUpTenant['files'][string]>;

/** What the newest backup says about files: they never change, so what is in the pool need not be read again. */
async function knownFiles(folder: BackupFolder): Promise<KnownFiles> {
  const known: KnownFiles = new Map();
  const newest = (await folder.list()).at(-1);
  const manifest = newest ? await readManifest(folder, newest).catch(() => null) : null;
  for (const [tenantId, { files }] of Object.entries(manifest?.tenants ?? {})) {
    for (const [id, file] of Object.entries(files)) known.set(`${tenantId}/${id}`, file);
  }
  return known;
}

interface Keeping {
  tenantId: string;
  tenant: BackedUpTenant;
  id: string;
  known: KnownFiles;
  added: Set<string>;
}

async function keepFile({ folder, files }: BackupOptions, { tenantId, tenant, id, known, added }: Keeping) {
  const bytes = await files.size(tenantId, id);
  if (bytes === null) {
    tenant.missingFiles.push(id);
    return;
  }
  const before = known.get(`${tenantId}/${id}`);
  if (before?.bytes === bytes && (await folder.hasObject(before.object))) {
    tenant.files[id] = before;
    return;
  }
  const content = bytes === 0 ? PassThrough.from([]) : files.read(tenantId, id, { start: 0, end: bytes - 1 });
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  let sha256 = '';
  await folder.addObject(joined(content, hashed), () => {
    sha256 = hash.digest('hex');
    return folder.seal.nameOf(sha256);
  });
  const object = folder.seal.nameOf(sha256);
  const written = await measure(folder.readObject(object));
  if (written.sha256 !== sha256) throw new Error(`the file ${tenantId}/${id} did not arrive whole`);
  added.add(object);
  tenant.files[id] = { bytes: written.bytes, sha256, object };
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
