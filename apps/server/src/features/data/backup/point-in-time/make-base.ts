import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import postgres from 'postgres';
import tar from 'tar-stream';
import { StartupError } from '../../../../errors/startup-error.ts';
import { APP_VERSION } from '../../app-version.ts';
import { measure } from '../../read-archive.ts';
import { addEntry } from '../../write-archive.ts';
import { backupName } from '../backup-folder.ts';
import { joined } from '../joined.ts';
import { keptKeys } from '../kept-keys.ts';
import { packCluster } from './pack-cluster.ts';
import { BASE_TAR, type BaseManifest, type FilesByTenant, type PointStore } from './point-store.ts';

export interface BaseOptions {
  store: PointStore;
  ownerUrl: string;
  cluster: string;
  databasePassword: string;
  dataDir: string;
  now: () => Date;
  /** Everything that the database knows of now, in the pool. */
  keepFiles(): Promise<FilesByTenant>;
  /** Fetches what was handed over until this piece is in the store. */
  shipUntil(piece: string): Promise<void>;
}

/**
 * Copies the whole cluster while it is written to, between PostgreSQL's own start and stop of a backup, reads the copy
 * back, and calls it a base when every piece of the log that it needs is in the store too.
 */
export async function makeBase(options: BaseOptions): Promise<string> {
  const { store, ownerUrl, now } = options;
  const owner = postgres(ownerUrl, { max: 1, idle_timeout: 0, onnotice: () => {}, fetch_types: false });
  try {
    const [told] = await owner`select system_identifier::text as system from pg_control_system()`;
    const name = backupName(now());
    await store.addBase(String(told?.system), name, (partial) => fill(options, owner, join(partial, BASE_TAR)));
    return name;
  } finally {
    // A backup that was not stopped ends with its session.
    await owner.end({ timeout: 2 });
  }
}

async function fill(options: BaseOptions, owner: postgres.Sql, path: string): Promise<BaseManifest> {
  const { store, cluster, now } = options;
  await owner`select pg_backup_start('hessa', true)`;
  const pack = tar.pack();
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const written = store.folder.write(path, joined(pack as unknown as Readable, hashed, createGzip({ level: 1 })));
  written.catch(() => {});
  let stopped: Stopped;
  try {
    await packCluster(pack, cluster, written);
    stopped = await stopBackup(owner);
    const label = Buffer.from(stopped.label);
    await addEntry(pack, 'backup_label', label.length, Readable.from([label]), written);
    pack.finalize();
    await written;
  } catch (error) {
    pack.destroy();
    await written.catch(() => {});
    throw error;
  }
  const endedAt = now();
  const sha256 = hash.digest('hex');
  if ((await measure(joined(store.folder.read(path), createGunzip()))).sha256 !== sha256) {
    throw new StartupError('the copy of the database did not arrive whole');
  }
  const [system] = await owner`
    select (select system_identifier::text from pg_control_system()) as system,
      (select timeline_id from pg_control_checkpoint()) as timeline, current_setting('server_version_num')::int as version`;
  const files = await options.keepFiles();
  await options.shipUntil(stopped.stopPiece);
  return {
    format: 'hessa-base',
    version: 1,
    appVersion: APP_VERSION,
    system: String(system?.system),
    timeline: Number(system?.timeline),
    major: String(Math.floor(Number(system?.version) / 10_000)),
    endedAt: endedAt.toISOString(),
    startPiece: stopped.startPiece,
    stopPiece: stopped.stopPiece,
    sha256,
    secrets: await keptKeys(async (text) => [...(await owner.unsafe(text))], options.dataDir),
    databasePassword: options.databasePassword,
    files,
  };
}

interface Stopped {
  label: string;
  startPiece: string;
  stopPiece: string;
}

/** PostgreSQL hands over the last piece by itself; whether it came through is looked at in the store. */
async function stopBackup(owner: postgres.Sql): Promise<Stopped> {
  const [row] = await owner`
    select labelfile as label, spcmapfile as spaces, pg_walfile_name(lsn) as stop from pg_backup_stop(false)`;
  const label = String(row?.label);
  const startPiece = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)$/m.exec(label)?.[1];
  if (!startPiece) throw new Error('PostgreSQL did not say where the backup began');
  if (String(row?.spaces ?? '').trim() !== '') throw new StartupError('a database with tablespaces cannot be copied');
  return { label, startPiece, stopPiece: String(row?.stop) };
}
