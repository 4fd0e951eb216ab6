import { access, chown, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../errors/startup-error.ts';
import { adoptPostmaster } from './adopt-postmaster.ts';
import { placeCluster } from './cluster-place.ts';
import { createCluster, OWNER_ROLE, removeUnfinishedClusters } from './create-cluster.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { explainFileError } from './explain-file-error.ts';
import { chooseFreePort, isPortFree } from './free-port.ts';
import { loadHostState, saveHostState } from './host-state.ts';
import { type Launch, launchPostmaster } from './launch-postmaster.ts';
import { makeFolder } from './make-folder.ts';
import { providePostgresBinaries } from './postgres-binaries.ts';
import { stopPostmaster } from './postmaster.ts';
import { askPostmaster, LOOPBACK } from './postmaster-connection.ts';
import { supervisePostmaster } from './supervise-postmaster.ts';

export type EmbeddedPostgresOptions = {
  dataDir: string;
  log?: (line: string) => void;
  /** PostgreSQL settings over ours, e.g. `{ fsync: 'off' }` for throw-away test clusters. */
  settings?: Record<string, string>;
  /** Where root keeps what the PostgreSQL user cannot reach in the checkout or in the data folder. */
  outsideFolders?: string[];
};

export type EmbeddedPostgres = {
  host: string;
  port: number;
  readonly pid: number;
  /** True when the database server of an earlier, killed process was found running and taken over. */
  adopted: boolean;
  /** The folder of the database itself, inside the data folder or, where it had to be, outside. */
  cluster: string;
  ownerUrl(database: string): string;
  isHealthy(): Promise<boolean>;
  stop(): Promise<void>;
};

const OUTSIDE_FOLDERS = ['/var/lib/hessa', '/opt/hessa', '/srv/hessa'];
const STRAGGLER_PATIENCE_MS = 30_000;

/** Resolves when the database answers. Throws `StartupError` with one line for the operator when it cannot. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  const folder = await makeHostFolder(options.dataDir);
  const lock = await lockDataFolder(folder, options.dataDir);
  try {
    const prepared = await prepare(folder, options, log);
    const { launch } = prepared;
    const { pid, adopted } = await bringUp(launch);
    if (launch.port !== prepared.state.port) {
      prepared.state.port = launch.port;
      await saveHostState(folder, prepared.state);
    }
    const supervisor = supervisePostmaster(launch, pid);
    return {
      host: LOOPBACK,
      port: launch.port,
      get pid() {
        return supervisor.pid();
      },
      adopted,
      cluster: launch.cluster,
      ownerUrl: (database) =>
        `postgres://${OWNER_ROLE}:${launch.password}@${LOOPBACK}:${launch.port}/${encodeURIComponent(database)}`,
      isHealthy: async () => (await askPostmaster(launch.port, launch.password)) === 'ready',
      stop: async () => {
        await supervisor.end();
        await stopPostmaster(supervisor.pid(), launch.cluster);
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Passable but not listable for others: the PostgreSQL user must get through to its own, closed, folder. */
async function makeHostFolder(dataDir: string): Promise<string> {
  const folder = path.join(path.resolve(dataDir), 'postgres');
  try {
    const outcome = await makeFolder(folder, 0o711);
    if (outcome === 'made' && process.getuid?.() === 0) {
      const { uid, gid } = await stat(dataDir);
      await chown(folder, uid, gid);
    }
    return await realpath(folder);
  } catch (error) {
    throw explainFileError(error, `cannot use the data folder ${dataDir}`);
  }
}

async function prepare(folder: string, options: EmbeddedPostgresOptions, log: (line: string) => void) {
  const outside = options.outsideFolders ?? OUTSIDE_FOLDERS;
  const state = await loadHostState(folder);
  const { cluster, runAs } = await placeCluster(folder, state, outside);
  const programs = await providePostgresBinaries(runAs, runAs === null ? [folder] : outside);
  const settings = options.settings ?? {};
  await removeUnfinishedClusters(path.dirname(cluster));
  const present = await clusterIsPresent(cluster, programs.major);
  if (!present) {
    if (state.initialised) {
      throw new StartupError(
        `the database of this data folder is missing from ${cluster}: bring it back from a backup`,
      );
    }
    log('Creating the database');
    await saveHostState(folder, state);
    const fsync = settings.fsync !== 'off';
    await createCluster({ cluster, initdb: programs.initdb, password: state.password, runAs, fsync });
  }
  if (!state.initialised) {
    state.initialised = true;
    await saveHostState(folder, state);
  }
  const { port, password } = state;
  const launch: Launch = {
    program: programs.postgres,
    cluster,
    runAs,
    port,
    password,
    settings,
    logFolder: folder,
    log,
  };
  return { state, launch };
}

async function clusterIsPresent(cluster: string, major: string): Promise<boolean> {
  try {
    await access(cluster);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw explainFileError(error, `cannot read the database in ${cluster}`);
  }
  let version: string;
  try {
    version = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim();
    await access(path.join(cluster, 'global', 'pg_control'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw explainFileError(error, `cannot read the database in ${cluster}`);
    throw new StartupError(`the database in ${cluster} is damaged (files are missing): restore it from a backup`);
  }
  if (version !== major) {
    throw new StartupError(
      `the database in ${cluster} was made by PostgreSQL ${version}, and this is PostgreSQL ${major}`,
    );
  }
  return true;
}

/** A killed server's database may be running, just coming up without a pid file yet, or just going. */
async function bringUp(launch: Launch): Promise<{ pid: number; adopted: boolean }> {
  const deadline = Date.now() + STRAGGLER_PATIENCE_MS;
  for (;;) {
    const adopted = await adoptPostmaster(launch);
    if (adopted !== null) return { pid: adopted, adopted: true };
    if (!(await isPortFree(launch.port))) launch.port = await chooseFreePort();
    const result = await launchPostmaster(launch);
    if (typeof result === 'object') return { pid: result.pid, adopted: false };
    if (Date.now() > deadline) {
      throw new StartupError(
        `the database in ${launch.cluster} does not start: processes of an earlier PostgreSQL are still using it`,
      );
    }
    if (result === 'still-in-use') await delay(200);
  }
}
