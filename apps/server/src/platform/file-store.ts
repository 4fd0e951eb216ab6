import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Files of tenants, by opaque ids. On disk here; another store can stand behind the same few calls. */
export interface FileStore {
  write(tenantId: string, id: string, bytes: Uint8Array): Promise<void>;
  /** Takes in a file of this machine's disk without reading it into memory; the file itself stays where it is. */
  takeIn(tenantId: string, id: string, path: string): Promise<void>;
  /** The same for what is too large for memory. */
  writeFrom(tenantId: string, id: string, content: Readable): Promise<void>;
  size(tenantId: string, id: string): Promise<number | null>;
  /** Both ends are included, as in a Range header. */
  read(tenantId: string, id: string, range: { start: number; end: number }): Readable;
  /** The file under a path of this machine for as long as the work lasts: programs open paths, not streams. */
  withLocalFile<T>(tenantId: string, id: string, work: (path: string) => Promise<T>): Promise<T>;
  remove(tenantId: string, id: string): Promise<void>;
}

const SAFE_NAME = /^[A-Za-z0-9_-]{1,64}$/;

export function createDiskStore(root: string): FileStore {
  const pathOf = (tenantId: string, id: string) => {
    if (!SAFE_NAME.test(tenantId) || !SAFE_NAME.test(id)) throw new Error('a file name of the wrong shape');
    return join(root, tenantId, id);
  };
  return {
    async write(tenantId, id, bytes) {
      const path = pathOf(tenantId, id);
      await mkdir(join(root, tenantId), { recursive: true, mode: 0o700 });
      const partial = `${path}.partial`;
      const file = await open(partial, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(partial, path);
    },
    async takeIn(tenantId, id, source) {
      const path = pathOf(tenantId, id);
      await mkdir(join(root, tenantId), { recursive: true, mode: 0o700 });
      const partial = `${path}.${randomBytes(6).toString('hex')}.partial`;
      try {
        await nameOrCopy(source, partial);
        const file = await open(partial, 'r+');
        await file.sync().finally(() => file.close());
        await rename(partial, path);
      } finally {
        // Two names of one file stay two names when one is moved over the other.
        await rm(partial, { force: true });
      }
    },
    async writeFrom(tenantId, id, content) {
      const path = pathOf(tenantId, id);
      await mkdir(join(root, tenantId), { recursive: true, mode: 0o700 });
      const partial = `${path}.partial`;
      try {
        await pipeline(content, createWriteStream(partial, { mode: 0o600, flush: true }));
        await rename(partial, path);
      } finally {
        await rm(partial, { force: true });
      }
    },
    async size(tenantId, id) {
      const found = await stat(pathOf(tenantId, id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return found?.size ?? null;
    },
    read: (tenantId, id, range) => createReadStream(pathOf(tenantId, id), range),
    withLocalFile: (tenantId, id, work) => work(pathOf(tenantId, id)),
    async remove(tenantId, id) {
      await rm(pathOf(tenantId, id), { force: true });
      // The last one takes its folder along.
      await rmdir(join(root, tenantId)).catch(() => {});
    },
  };
}

/** A second name costs nothing, however large the file; on another disk it has to be a copy. */
async function nameOrCopy(source: string, path: string): Promise<void> {
  try {
    await link(source, path);
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await copyFile(source, path);
  }
}
