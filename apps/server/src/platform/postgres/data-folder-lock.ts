import { chownSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../errors/startup-error.ts';
import { explainFileError } from './explain-file-error.ts';

export type DataFolderLock = { release(): void };

const SQLITE_BUSY = 5;
/** A server that is just leaving gets this long to go, so that stop-and-start in one breath works. */
const PATIENCE_MS = 300;

/**
 * One server process per data folder. Node offers no file locks, so SQLite takes one for us: the operating system
 * itself drops it when the process ends in whatever way, so a stale lock cannot exist. The file stays empty.
 */
export async function lockDataFolder(folder: string, dataDir: string): Promise<DataFolderLock> {
  const lockFile = path.join(folder, 'server.lock');
  const holderFile = path.join(folder, 'server.json');
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const lock = tryLock(lockFile, dataDir);
    if (lock !== null) {
      rmSync(holderFile, { force: true });
      writeFileSync(holderFile, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
      return { release: () => lock.close() };
    }
    if (Date.now() > deadline) {
      throw new StartupError(
        `another server ${describeHolder(holderFile)} is already using the data folder ${dataDir}`,
      );
    }
    await delay(50);
  }
}

function tryLock(lockFile: string, dataDir: string): DatabaseSync | null {
  let lock: DatabaseSync | undefined;
  try {
    // A file that only we may read also keeps other users from taking a shared lock that would shut us out.
    writeFileSync(lockFile, '', { mode: 0o600, flag: 'a' });
    if (process.getuid?.() === 0) {
      const { uid, gid } = statSync(path.dirname(lockFile));
      chownSync(lockFile, uid, gid);
    }
    lock = new DatabaseSync(lockFile);
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw explainFileError(error, `cannot write in the data folder ${dataDir}`);
  }
}

function describeHolder(holderFile: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(holderFile, 'utf8')) as { pid: number; since: string };
    return `(process ${pid}, running since ${since})`;
  } catch {
    return '(just starting)';
  }
}
