import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Archives of whole tenants, in the data folder and in no place that a browser can name. */
export interface ArchiveStore {
  /** An empty folder to prepare an archive in; what an earlier try left there is gone. */
  begin(tenantId: string, id: string): Promise<string>;
  /** The prepared file becomes the tenant's archive; older ones go. */
  keep(tenantId: string, id: string, file: string): Promise<void>;
  size(tenantId: string, id: string): Promise<number | null>;
  read(tenantId: string, id: string): Readable;
  /** Removes an archive and whatever was prepared for it. */
  drop(tenantId: string, id: string): Promise<void>;
}

const SAFE_NAME = /^[A-Za-z0-9_-]{1,64}$/;

export function createArchiveStore(root: string): ArchiveStore {
  const folderOf = (tenantId: string) => {
    if (!SAFE_NAME.test(tenantId)) throw new Error('a tenant id of the wrong shape');
    return join(root, tenantId);
  };
  const pathOf = (tenantId: string, id: string, suffix: string) => {
    if (!SAFE_NAME.test(id)) throw new Error('an archive of the wrong name');
    return join(folderOf(tenantId), `${id}${suffix}`);
  };
  const remove = (path: string) => rm(path, { recursive: true, force: true });
  return {
    async begin(tenantId, id) {
      const folder = pathOf(tenantId, id, '.work');
      await remove(folder);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return folder;
    },
    async keep(tenantId, id, file) {
      const name = `${id}.tar.gz`;
      await rename(file, join(folderOf(tenantId), name));
      await remove(pathOf(tenantId, id, '.work'));
      const others = (await readdir(folderOf(tenantId))).filter((other) => other.endsWith('.tar.gz') && other !== name);
      for (const other of others) await remove(join(folderOf(tenantId), other));
    },
    async size(tenantId, id) {
      const found = await stat(pathOf(tenantId, id, '.tar.gz')).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return found?.size ?? null;
    },
    read: (tenantId, id) => createReadStream(pathOf(tenantId, id, '.tar.gz')),
    async drop(tenantId, id) {
      await remove(pathOf(tenantId, id, '.work'));
      await remove(pathOf(tenantId, id, '.tar.gz'));
    },
  };
}
