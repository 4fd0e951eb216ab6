import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../errors/startup-error.ts';
import { adoptPostmaster } from './adopt-postmaster.ts';
import { placeCluster } from './cluster-place.ts';
import { createCluster, OWNER_ROLE, removeUnfinishedClusters } from './create-cluster.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { explainFileError } from './explain-file-error.ts';
import { chooseFreePort, isPortFree } from './free-port.ts';
import { makeHostFolder } from './host-folder.ts';
import { loadHostState, saveHostState } from './host-state.ts';
import { type Launch, launchPostmaster } from './launch-postmaster.ts';
import { providePostgresBinaries } from './postgres-binaries.ts';
import { stopPostmaster } from './postmaster.ts';
import { askPostmaster, LOOPBACK } from './postmaster-connection.ts';
import { hasSocket, socketFolderOf } from './postmaster-socket.ts';
import { supervisePostmaster } from './supervise-postmaster.ts';
import { archivesInto, archiving, makeSpool } from './wal-spool.ts';

export type EmbeddedPostgresOptions = {
  dataDir: string;
  log?: (line: string) => void;
  /** PostgreSQL settings over ours, e.g. `{ fsync: 'off' }` for throw-away test clusters. */
  settings?: Record<string, string>;
  /** Hands every finished piece of the database's log over, for a point in time. */
  archive?: boolean;
  /** Where root keeps what the PostgreSQL user cannot reach in the checkout or in the data folder. */
  outsideFolders?: string[];
};

export type EmbeddedPostgres = {
  host: string;
  port: number;
  /** Where its socket is, for whoever can use one instead of the port: half the way. Null where there is none. */
  socketFolder: string | null;
  readonly pid: number;
  /** True when the database server of an earlier, killed process was found running and taken over. */
  adopted: boolean;
  /** The folder of the database itself, inside the data folder or, where it had to be, outside. */
  cluster: string;
  /** The password of the owner, which lives in the cluster too. */
  password: string;
  /** Where finished pieces of the log are handed over; null when they are not. */
  spool: string | null;
  ownerUrl(database: string): string;
  isHealthy(): Promise<boolean>;
  stop(): Promise<void>;
};

export const OUTSIDE_FOLDERS = ['/var/lib/hessa', '/opt/hessa', '/srv/hessa'];
const STRAGGLER_PATIENCE_MS = 30_000;

/** Resolves when the database answers. Throws `StartupError` with one line for the operator when it cannot. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  const folder = await makeHostFolder(options.dataDir);
  const lock = await lockDataFolder(folder, options.dataDir);
  try {
    const prepared = await prepare(folder, options, log);
    const { launch } = prepared;
    const { pid, adopted } = await bringUp(launch, prepared.spool);
    if (launch.port !== prepared.state.port) {
      prepared.state.port = launch.port;
      await saveHostState(folder, prepared.state);
    }
    const supervisor = supervisePostmaster(launch, pid);
    const { socketFolder } = launch;
    return {
      host: LOOPBACK,
      port: launch.port,
      socketFolder: socketFolder !== null && hasSocket(socketFolder, launch.port) ? socketFolder : null,
      get pid() {
        return supervisor.pid();
      },
      adopted,
      cluster: launch.cluster,
      password: launch.password,
      spool: prepared.spool,
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

async function prepare(folder: string, options: EmbeddedPostgresOptions, log: (line: string) => void) {
  const outside = options.outsideFolders ?? OUTSIDE_FOLDERS;
  const state = await loadHostState(folder);
  const { cluster, runAs } = await placeCluster(folder, state, outside);
  const programs = await providePostgresBinaries(runAs, runAs === null ? [folder] : outside);
  const spool = options.archive ? await makeSpool(cluster, runAs) : null;
  const settings = { ...options.settings, ...(spool === null ? {} : archiving(spool)) };
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
    socketFolder: socketFolderOf(cluster),
    password,
    settings,
    logFolder: folder,
    log,
  };
  return { state, launch, spool };
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
async function bringUp(launch: Launch, spool: string | null): Promise<{ pid: number; adopted: boolean }> {
  const deadline = Date.now() + STRAGGLER_PATIENCE_MS;
  for (;;) {
    const adopted = await adoptPostmaster(launch);
    if (adopted !== null && (spool === null || (await archivesInto(launch, spool))))
      return { pid: adopted, adopted: true };
    if (adopted !== null) await stopPostmaster(adopted, launch.cluster);
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
