import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { demandSafe, type FileStore } from './file-store.ts';
import { type S3Client, S3Refusal } from './s3-client.ts';
import { listObjects, putObject, putStream, readPart, removeObject, sizeOf, streamObject } from './s3-objects.ts';

export interface S3StoreOptions {
  client: S3Client;
  /** What kind of files these are: the first word of their keys. */
  room: string;
  /** A folder of this machine for files that a program has to open. */
  scratch: string;
  /** Whether browsers may be sent to the storage itself. */
  givesLinks: boolean;
}

/** Files as objects of a bucket: `room/tenant/id`. */
export function createS3Store({ client, room, scratch, givesLinks }: S3StoreOptions): FileStore {
  const keyOf = (tenantId: string, id: string) => {
    demandSafe(tenantId, id);
    return `${room}/${tenantId}/${id}`;
  };
  const read = (tenantId: string, id: string, range: { start: number; end: number }) =>
    Readable.from(streamObject(client, keyOf(tenantId, id), range), { objectMode: false });
  return {
    write: (tenantId, id, bytes) => putObject(client, keyOf(tenantId, id), bytes),
    takeIn: (tenantId, id, path) => putStream(client, keyOf(tenantId, id), createReadStream(path)),
    writeFrom: (tenantId, id, content) => putStream(client, keyOf(tenantId, id), content),
    size: (tenantId, id) => sizeOf(client, keyOf(tenantId, id)),
    read,
    readShort: (tenantId, id, range) => readPart(client, keyOf(tenantId, id), range),
    async withLocalFile(tenantId, id, work) {
      const bytes = await sizeOf(client, keyOf(tenantId, id));
      if (bytes === null) throw new S3Refusal(404, 'ENOENT', `the file ${tenantId}/${id}`);
      await mkdir(scratch, { recursive: true, mode: 0o700 });
      const path = join(scratch, `${id}.${randomBytes(6).toString('hex')}`);
      try {
        const content = bytes === 0 ? Readable.from([]) : read(tenantId, id, { start: 0, end: bytes - 1 });
        await pipeline(content, createWriteStream(path, { mode: 0o600 }));
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    remove: (tenantId, id) => removeObject(client, keyOf(tenantId, id)),
    async list(tenantId) {
      demandSafe(tenantId);
      const prefix = `${room}/${tenantId}/`;
      const { objects } = await listObjects(client, prefix);
      return objects.map(({ key }) => key.slice(prefix.length));
    },
    async linkTo(tenantId, id, { contentType, disposition }) {
      if (!givesLinks) return null;
      return client.link(keyOf(tenantId, id), {
        'response-content-type': contentType,
        'response-content-disposition': disposition,
      });
    },
  };
}
