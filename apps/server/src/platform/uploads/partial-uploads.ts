import { mkdir, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';

const record = z.object({
  size: z.number(),
  accountId: z.string(),
  purpose: z.string(),
  fileName: z.string(),
  createdAt: z.iso.datetime().transform((text) => new Date(text)),
});

export interface PartialUpload extends z.output<typeof record> {
  tenantId: string;
  id: string;
  /** How much of it is here. */
  offset: number;
  /** Where its bytes lie until it is whole. */
  path: string;
}

export type NewUpload = Pick<PartialUpload, 'tenantId' | 'id' | 'size' | 'accountId' | 'purpose' | 'fileName'>;

/** Files on their way in, in a folder of the machine that no route serves. */
export interface PartialUploads {
  create(wanted: NewUpload): Promise<void>;
  find(tenantId: string, id: string): Promise<PartialUpload | null>;
  list(tenantId: string): Promise<PartialUpload[]>;
  remove(upload: Pick<PartialUpload, 'tenantId' | 'id'>): Promise<void>;
  /** What the disk can still take. */
  freeBytes(): Promise<number>;
}

const SAFE_NAME = /^[A-Za-z0-9_-]{1,64}$/;

export function createPartialUploads(root: string, clock: Clock): PartialUploads {
  const placeOf = (tenantId: string, id: string) => {
    if (!SAFE_NAME.test(tenantId) || !SAFE_NAME.test(id)) throw new Error('an upload’s name of the wrong shape');
    return join(root, tenantId, id);
  };
  const uploads: PartialUploads = {
    async create({ tenantId, id, ...facts }) {
      const place = placeOf(tenantId, id);
      await mkdir(join(root, tenantId), { recursive: true, mode: 0o700 });
      // The record comes first and goes last: whatever a crash leaves behind, the purge finds it by its record.
      const text = JSON.stringify({ ...facts, createdAt: clock.now() });
      await writeFile(`${place}.json`, text, { mode: 0o600, flag: 'wx' });
      await writeFile(`${place}.bytes`, '', { mode: 0o600, flag: 'wx' });
    },
    async find(tenantId, id) {
      const place = placeOf(tenantId, id);
      const text = await unlessMissing(readFile(`${place}.json`, 'utf8'));
      const bytes = await unlessMissing(stat(`${place}.bytes`));
      const facts = text === null ? null : readRecord(text);
      if (facts === null || bytes === null) return null;
      return { tenantId, id, ...facts, offset: bytes.size, path: `${place}.bytes` };
    },
    async list(tenantId) {
      const names = (await unlessMissing(readdir(join(root, tenantId)))) ?? [];
      const ids = names.flatMap((name) => (name.endsWith('.json') ? name.slice(0, -'.json'.length) : []));
      const found = await Promise.all(ids.map((id) => uploads.find(tenantId, id)));
      return found.filter((upload) => upload !== null);
    },
    async remove({ tenantId, id }) {
      const place = placeOf(tenantId, id);
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

/** A record that a power cut left torn is none: one upload's trouble must not be everybody's. */
function readRecord(text: string): z.output<typeof record> | null {
  try {
    return record.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
