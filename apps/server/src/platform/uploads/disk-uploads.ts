import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../clock.ts';
import { demandSafe } from '../files/file-store.ts';
import { type PartialUploads, readRecord } from './partial-uploads.ts';

/** In a folder of the machine: a record and the bytes that came so far. */
export function createDiskUploads(root: string, clock: Clock): PartialUploads {
  const placeOf = ({ tenantId, id }: { tenantId: string; id: string }) => {
    demandSafe(tenantId, id);
    return join(root, tenantId, id);
  };
  const bytesOf = (upload: { tenantId: string; id: string }) => `${placeOf(upload)}.bytes`;
  const uploads: PartialUploads = {
    async create({ tenantId, id, ...facts }) {
      const place = placeOf({ tenantId, id });
      await mkdir(join(root, tenantId), { recursive: true, mode: 0o700 });
      // The record comes first and goes last: whatever a crash leaves behind, the purge finds it by its record.
      const text = JSON.stringify({ ...facts, createdAt: clock.now() });
      await writeFile(`${place}.json`, text, { mode: 0o600, flag: 'wx' });
      await writeFile(`${place}.bytes`, '', { mode: 0o600, flag: 'wx' });
    },
    async find(tenantId, id) {
      const place = placeOf({ tenantId, id });
      const text = await unlessMissing(readFile(`${place}.json`, 'utf8'));
      const bytes = await unlessMissing(stat(`${place}.bytes`));
      const facts = text === null ? null : readRecord(text);
      if (facts === null || bytes === null) return null;
      return { tenantId, id, ...facts, offset: bytes.size };
    },
    async list(tenantId) {
      const names = (await unlessMissing(readdir(join(root, tenantId)))) ?? [];
      const ids = names.flatMap((name) => (name.endsWith('.json') ? name.slice(0, -'.json'.length) : []));
      const found = await Promise.all(ids.map((id) => uploads.find(tenantId, id)));
      return found.filter((upload) => upload !== null);
    },
    async append(upload, offset, content) {
      const file = createWriteStream(bytesOf(upload), { flags: 'r+', start: offset });
      await pipeline(content, file);
      return file.bytesWritten;
    },
    async read(upload, { start, end }) {
      const file = await open(bytesOf(upload), 'r');
      try {
        const length = end - start + 1;
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    become: (upload, files) => files.takeIn(upload.tenantId, upload.id, bytesOf(upload)),
    async remove(upload) {
      const place = placeOf(upload);
      await rm(`${place}.bytes`, { force: true });
      await rm(`${place}.json`, { force: true });
    },
    async freeBytes() {
      await mkdir(root, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
  };
  return uploads;
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
