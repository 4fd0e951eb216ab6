import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../../errors/startup-error.ts';
import { syncFolder } from '../../../platform/postgres/private-file.ts';
import { joined } from './joined.ts';
import { PLAIN, sealWith } from './seal.ts';

/** Moments as names that sort by themselves and that every file system takes. */
export const backupName = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;
export const momentOf = (name: string): Date => new Date(name.replace(NAME, '$1T$2:$3:$4Z'));

const PARTIAL = '.partial';
const SALT = 'salt';
const LOCK = 'lock';
const BRIEFLY = 'briefly';
/** A film that is just being copied takes minutes on a slow disk. */
const PATIENCE_MS = 10 * 60_000;
const PRIVATE = 0o600;

export type BackupFolder = Awaited<ReturnType<typeof openBackupFolder>>;

/**
 * A folder of backups: one folder for each, and a pool (`files/`) in which the content of every file lies once. What
 * is not whole is called `.partial` and counts for nothing, so that a kill at any moment leaves every backup as it was.
 */
export async function openBackupFolder(root: string, words: string | undefined) {
  await mkdir(join(root, 'files'), { recursive: true, mode: 0o700 });
  const seal = words === undefined ? PLAIN : sealWith(words, await saltOf(root));
  const pooled = (object: string) => join(root, 'files', object.slice(0, 2), object);

  async function write(path: string, content: AsyncIterable<Buffer | string>): Promise<void> {
    await pipeline(content, seal.close(), createWriteStream(path, { flags: 'wx', mode: PRIVATE, flush: true }));
  }

  return {
    root,
    seal,
    /** Names of whole backups, oldest first. */
    async list(): Promise<string[]> {
      return (await readdir(root)).filter((name) => NAME.test(name)).sort();
    },
    pathIn: (name: string, ...parts: string[]) => join(root, name, ...parts),
    write,
    read: (path: string): Readable => joined(createReadStream(path), seal.open()),
    hasObject: async (object: string) => (await stat(pooled(object)).catch(() => null)) !== null,
    readObject: (object: string): Readable => joined(createReadStream(pooled(object)), seal.open()),
    /** Takes content into the pool under a name that is known when all of it went by. */
    async addObject(content: Readable, nameOf: () => string): Promise<void> {
      const incoming = join(root, 'files', `${randomBytes(8).toString('hex')}${PARTIAL}`);
      try {
        await write(incoming, content);
        const path = pooled(nameOf());
        await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
        await rename(incoming, path);
      } finally {
        await rm(incoming, { force: true });
      }
    },
    async begin(name: string): Promise<string> {
      const partial = `${name}${PARTIAL}`;
      await mkdir(join(root, partial, 'tenants'), { recursive: true, mode: 0o700 });
      return partial;
    },
    /** From here on it is a backup. */
    async finish(name: string): Promise<void> {
      await syncFolder(join(root, `${name}${PARTIAL}`));
      await rename(join(root, `${name}${PARTIAL}`), join(root, name));
      await syncFolder(root);
    },
    async remove(name: string): Promise<void> {
      await rm(join(root, name), { recursive: true, force: true });
    },
    /** What earlier tries left behind. */
    async sweep(): Promise<void> {
      for (const folder of [root, join(root, 'files')]) {
        for (const name of await readdir(folder)) {
          if (name.endsWith(PARTIAL)) await rm(join(folder, name), { recursive: true, force: true });
        }
      }
    },
    async listObjects(): Promise<string[]> {
      const found = await readdir(join(root, 'files'), { recursive: true, withFileTypes: true });
      return found.filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name)).map(({ name }) => name);
    },
    dropObject: (object: string) => rm(pooled(object), { force: true }),
    /** For a whole backup; one that only takes files in for a moment is waited for. */
    lock: () => takeLock(join(root, LOCK), '', PATIENCE_MS),
    /** For taking files into the pool between two backups; null while somebody else is at it. */
    tryLock: () => takeLock(join(root, LOCK), BRIEFLY, 0).catch(() => null),
  };
}

async function saltOf(root: string): Promise<Buffer> {
  const path = join(root, SALT);
  const fresh = randomBytes(16).toString('hex');
  try {
    const file = await open(path, 'wx', PRIVATE);
    await file.writeFile(fresh).finally(() => file.close());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return Buffer.from(await readFile(path, 'utf8'), 'hex');
}

/** Two at once would take each other's unfinished work away; the lock of one that died is nobody's. */
async function takeLock(path: string, how: string, patienceMs: number): Promise<() => Promise<void>> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const [pid, held = ''] = (await readFile(path, 'utf8').catch(() => '0')).split(' ');
    const holder = Number(pid);
    if (!(holder > 0 && isRunning(holder))) break;
    if (held !== BRIEFLY || Date.now() > deadline) {
      throw new StartupError(`another backup is under way (process ${holder})`);
    }
    await delay(100);
  }
  await rm(path, { force: true });
  const file = await open(path, 'wx', PRIVATE);
  await file.writeFile([process.pid, how].join(' ').trim()).finally(() => file.close());
  return () => rm(path, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
