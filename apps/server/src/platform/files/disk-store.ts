import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { demandSafe, type FileStore } from './file-store.ts';

/** Files in a folder for each tenant; `suffix` is for people who look into it. */
export function createDiskStore(root: string, suffix = ''): FileStore {
  const pathOf = (tenantId: string, id: string) => {
    demandSafe(tenantId, id);
    return join(root, tenantId, `${id}${suffix}`);
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
      const found = await stat(pathOf(tenantId, id)).catch(nullWhereNone);
      return found?.size ?? null;
    },
    read: (tenantId, id, range) => createReadStream(pathOf(tenantId, id), range),
    async readShort(tenantId, id, { start, end }) {
      const file = await open(pathOf(tenantId, id)).catch(nullWhereNone);
      if (file === null) return null;
      try {
        const bytes = Buffer.allocUnsafe(end - start + 1);
        const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
        return bytes.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    withLocalFile: (tenantId, id, work) => work(pathOf(tenantId, id)),
    async remove(tenantId, id) {
      await rm(pathOf(tenantId, id), { force: true });
      // The last one takes its folder along.
      await rmdir(join(root, tenantId)).catch(() => {});
    },
    async list(tenantId) {
      demandSafe(tenantId);
      const names = await readdir(join(root, tenantId)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const ids = names.flatMap((name) => (name.endsWith(suffix) ? name.slice(0, name.length - suffix.length) : []));
      return ids.filter((id) => !id.includes('.'));
    },
    linkTo: async () => null,
  };
}

function nullWhereNone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
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
