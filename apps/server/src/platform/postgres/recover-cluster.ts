import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';
import { placeCluster } from './cluster-place.ts';
import { removeUnfinishedClusters, UNFINISHED_CLUSTER } from './create-cluster.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { chooseFreePort } from './free-port.ts';
import { makeHostFolder } from './host-folder.ts';
import { loadHostState, saveHostState } from './host-state.ts';
import { type Launch, launchPostmaster } from './launch-postmaster.ts';
import { providePostgresBinaries } from './postgres-binaries.ts';
import { stopPostmaster } from './postmaster.ts';
import { syncFolder } from './private-file.ts';
import type { RunAs } from './run-program.ts';
import { OUTSIDE_FOLDERS } from './start-embedded-postgres.ts';
import { quoted } from './wal-spool.ts';

export interface ClusterRecovery {
  dataDir: string;
  /** PostgreSQL's own version: a copied cluster opens in no other. */
  major: string;
  /** The owner's password as it is in the copied cluster. */
  password: string;
  at: Date;
  /** Fills the two empty folders: the copied cluster, and the pieces of its log up to one that ends after `at`. */
  layDown(place: { data: string; pieces: string }): Promise<void>;
  log: (line: string) => void;
}

const ENDED_EARLY = 'recovery ended before configured recovery target was reached';
const PLAYING_MS = 6 * 60 * 60_000;

/**
 * Plays a copied cluster on to a moment, beside its place; it gets its name when it is through, so that a kill leaves
 * either no cluster or a whole one.
 */
export async function recoverCluster(recovery: ClusterRecovery): Promise<void> {
  const folder = await makeHostFolder(recovery.dataDir);
  const lock = await lockDataFolder(folder, recovery.dataDir);
  try {
    const state = await loadHostState(folder);
    if (state.initialised) throw new StartupError(`there is a database in ${recovery.dataDir} already`);
    state.password = recovery.password;
    const { cluster, runAs } = await placeCluster(folder, state, OUTSIDE_FOLDERS);
    const programs = await providePostgresBinaries(runAs, runAs === null ? [folder] : OUTSIDE_FOLDERS);
    if (programs.major !== recovery.major) {
      throw new StartupError(
        `the base was made by PostgreSQL ${recovery.major}, and this is PostgreSQL ${programs.major}: restore with the version of Hessa that made it`,
      );
    }
    await removeUnfinishedClusters(path.dirname(cluster));
    const work = path.join(path.dirname(cluster), `${UNFINISHED_CLUSTER}${process.pid}-${Date.now()}`);
    const place = { data: path.join(work, 'data'), pieces: path.join(work, 'pieces') };
    try {
      for (const made of [work, place.data, place.pieces]) await mkdir(made, { mode: 0o700 });
      await recovery.layDown(place);
      await writeFile(path.join(place.data, 'recovery.signal'), '', { mode: 0o600 });
      if (runAs !== null) await giveTo(runAs, work);
      await play(recovery, place, {
        program: programs.postgres,
        runAs,
        port: await chooseFreePort(),
        logFolder: folder,
      });
      await saveHostState(folder, state);
      await rename(place.data, cluster);
      await syncFolder(path.dirname(cluster));
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
}

async function play(
  { at, password, log }: ClusterRecovery,
  { data, pieces }: { data: string; pieces: string },
  host: Pick<Launch, 'program' | 'runAs' | 'port' | 'logFolder'>,
): Promise<void> {
  const settings = {
    restore_command: `cp ${quoted(pieces)}/%f "%p"`,
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    hot_standby: 'off',
    archive_mode: 'off',
    logging_collector: 'off',
  };
  const launch = (target: Record<string, string>) =>
    launchPostmaster({
      ...host,
      ...{ cluster: data, socketFolder: null, password, log },
      ...{ settings: { ...settings, ...target }, patienceMs: PLAYING_MS },
    });
  let result: Awaited<ReturnType<typeof launch>>;
  try {
    // While settings are read PostgreSQL knows no names of time zones, not even Z.
    result = await launch({ recovery_target_time: at.toISOString().replace('Z', '+00') });
  } catch (error) {
    // The pieces reach past the moment, as was found before; then nothing was committed after it, and the end is it.
    if (!(error instanceof StartupError && error.message.includes(ENDED_EARLY))) throw error;
    result = await launch({});
  }
  if (typeof result !== 'object') throw new StartupError(`the database could not be played on (${result})`);
  await stopPostmaster(result.pid, data);
}

async function giveTo(runAs: RunAs, folder: string): Promise<void> {
  await chown(folder, runAs.uid, runAs.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) await giveTo(runAs, inside);
    else await chown(inside, runAs.uid, runAs.gid);
  }
}
