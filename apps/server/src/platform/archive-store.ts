import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { demandSafe, type FileStore } from './files/file-store.ts';

/** Archives of whole tenants, in no place that a browser can name. */
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

/** Prepared in a folder of this machine, kept where files are kept. */
export function createArchiveStore(workRoot: string, files: FileStore): ArchiveStore {
  const workOf = (tenantId: string, id: string) => {
    demandSafe(tenantId, id);
    return join(workRoot, tenantId, id);
  };
  const clear = (tenantId: string, id: string) => rm(workOf(tenantId, id), { recursive: true, force: true });
  return {
    async begin(tenantId, id) {
      await clear(tenantId, id);
      await mkdir(workOf(tenantId, id), { recursive: true, mode: 0o700 });
      return workOf(tenantId, id);
    },
    async keep(tenantId, id, file) {
      await files.takeIn(tenantId, id, file);
      await clear(tenantId, id);
      for (const other of await files.list(tenantId)) if (other !== id) await files.remove(tenantId, other);
    },
    size: (tenantId, id) => files.size(tenantId, id),
    read: (tenantId, id) =>
      Readable.from(
        (async function* () {
          const bytes = (await files.size(tenantId, id)) ?? 0;
          if (bytes > 0) yield* files.read(tenantId, id, { start: 0, end: bytes - 1 });
        })(),
        { objectMode: false },
      ),
    async drop(tenantId, id) {
      await clear(tenantId, id);
      await files.remove(tenantId, id);
    },
  };
}
