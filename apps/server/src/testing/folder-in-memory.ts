import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Some times what a run keeps there at once. */
const ROOM_BYTES = 3 * 2 ** 30;
const NAMED = /^hessa-cluster-(\d+)-/;

/**
 * A new folder for the databases of the tests, in memory where there is plenty: each is hundreds of small files that
 * come and go, and the journal of a disk makes every one of them dear (record 156).
 */
export async function folderInMemory(): Promise<string> {
  const room = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  const isPlenty = Math.min(room, process.availableMemory()) > ROOM_BYTES;
  const folder = await mkdtemp(join(isPlenty ? MEMORY : tmpdir(), `hessa-cluster-${process.pid}-`));
  // The database's own user must be able to pass through, or root's cluster would be kept elsewhere and stay behind.
  await chmod(folder, 0o711);
  return folder;
}

/** What a run that was killed has left would stay in memory until the machine is started again. */
export async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(MEMORY).catch(() => [])) {
    const pid = NAMED.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(MEMORY, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
