import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../errors/startup-error.ts';
import { readPostmasterNote } from './postmaster.ts';
import { askPostmaster } from './postmaster-connection.ts';
import { postmasterSettings } from './postmaster-settings.ts';
import { makeSocketFolder } from './postmaster-socket.ts';
import type { RunAs } from './run-program.ts';

export type Launch = {
  program: string;
  cluster: string;
  runAs: RunAs | null;
  port: number;
  /** Where it listens beside the port, for processes of this machine; null where it does not. */
  socketFolder: string | null;
  password: string;
  settings: Record<string, string>;
  /** A folder for what PostgreSQL says before its own log is open. */
  logFolder: string;
  log: (line: string) => void;
  /** How long it may recover before it answers; ten minutes unless a long log is played. */
  patienceMs?: number;
};

/** `port-taken` and `still-in-use` may pass by themselves or with another port; everything else is thrown. */
export type LaunchResult = { pid: number } | 'port-taken' | 'still-in-use';

const PATIENCE_MS = 10 * 60_000;
const LONG_MS = 5_000;

export async function launchPostmaster(launch: Launch): Promise<LaunchResult> {
  const logFile = path.join(launch.logFolder, 'postgres-start.log');
  if (launch.socketFolder !== null) await makeSocketFolder(launch.socketFolder, launch.runAs);
  const child = spawnPostmaster(launch, logFile);
  const failure = new Promise<Error | null>((resolve) => {
    child.once('error', resolve);
    child.once('exit', () => resolve(null));
  });
  let ended: { error: Error | null } | undefined;
  void failure.then((error) => {
    ended = { error };
  });

  const started = Date.now();
  let told = false;
  while (Date.now() - started < (launch.patienceMs ?? PATIENCE_MS)) {
    if (ended !== undefined) return explainEnd(ended.error, logFile, launch.cluster);
    const note = await readPostmasterNote(launch.cluster);
    if (child.pid !== undefined && note?.pid === child.pid && note.ready) {
      const answer = await askPostmaster(launch.port, launch.password);
      if (answer === 'ready') return { pid: child.pid };
      if (answer === 'wrong-password') {
        child.kill('SIGINT');
        throw wrongPassword(launch.cluster);
      }
    }
    if (!told && Date.now() - started > LONG_MS) {
      told = true;
      launch.log('The database is recovering after an unclean stop; this can take a while');
    }
    await delay(20);
  }
  child.kill('SIGINT');
  throw new StartupError(`the database in ${launch.cluster} did not become ready in time`);
}

export const wrongPassword = (cluster: string) =>
  new StartupError(
    `the database in ${cluster} does not accept the password kept in the data folder: restore state.json`,
  );

function spawnPostmaster(launch: Launch, logFile: string): ChildProcess {
  const { program, cluster, port, socketFolder, settings, runAs } = launch;
  // Root may have left one that the folder's owner cannot write but can remove.
  rmSync(logFile, { force: true });
  const output = openSync(logFile, 'w', 0o600);
  try {
    const child = spawn(program, ['-D', cluster, ...postmasterSettings(port, socketFolder, settings)], {
      cwd: '/',
      env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' },
      stdio: ['ignore', output, output],
      // Its own session: Ctrl-C reaches the server alone, which drains before it stops its database.
      detached: true,
      ...(runAs === null ? {} : { uid: runAs.uid, gid: runAs.gid }),
    });
    child.unref();
    return child;
  } finally {
    closeSync(output);
  }
}

async function explainEnd(error: Error | null, logFile: string, cluster: string): Promise<LaunchResult> {
  if (error !== null) throw new StartupError(`PostgreSQL cannot be started: ${error.message}`);
  const text = await readFile(logFile, 'utf8').catch(() => '');
  if (/could not bind|could not create any TCP\/IP sockets/.test(text)) return 'port-taken';
  if (/shared memory block .* still in use|lock file ".*" already exists/.test(text)) return 'still-in-use';
  const line =
    text.split('\n').find((candidate) => /(FATAL|PANIC|ERROR): /.test(candidate)) ?? text.trim().split('\n')[0];
  const reason = line?.replace(/^.*?(FATAL|PANIC|ERROR): +/, '') || 'no reason given';
  throw new StartupError(
    `the database in ${cluster} does not start (${reason}): the data may be damaged, see ${logFile}`,
  );
}
