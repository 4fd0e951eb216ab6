import type { Clock } from '../clock.ts';
import { demandSafe } from '../files/file-store.ts';
import { isMissing, type S3Client } from '../files/s3-client.ts';
import {
  beginParts,
  completeParts,
  giveUpParts,
  listObjects,
  PART_BYTES,
  putObject,
  putPart,
  readObject,
  removeObject,
  sizeOf,
} from '../files/s3-objects.ts';
import { type LoosePiece, looseKey, partKey, readArrived, stretchesOf } from './arrived-pieces.ts';
import { type PartialUpload, type PartialUploads, readRecord } from './partial-uploads.ts';

/** Up to here, which is all but films, an upload is gathered in loose pieces and looked into before it is a file. */
const GATHERED_BYTES = 25 * 1024 * 1024;

type Named = Pick<PartialUpload, 'tenantId' | 'id'>;

/**
 * In the bucket itself: what arrives becomes parts of the object that it will be, and what does not fill a part yet
 * lies beside it. Nothing of it is on the server that took it, so that any other may take the next piece.
 */
export function createS3Uploads(client: S3Client, clock: Clock): PartialUploads {
  const folderOf = ({ tenantId, id }: Named) => {
    demandSafe(tenantId, id);
    return `uploads/${tenantId}/${id}/`;
  };
  const recordOf = (upload: Named) => `${folderOf(upload)}record`;
  const fileOf = ({ tenantId, id }: Named) => `media/${tenantId}/${id}`;

  async function look(upload: Named & { size: number }) {
    const { objects } = await listObjects(client, folderOf(upload));
    return readArrived(objects, upload.size);
  }

  async function partsIdOf(upload: Named): Promise<string | null> {
    const text = (await readObject(client, recordOf(upload))).toString();
    return (JSON.parse(text) as { partsId: string | null }).partsId;
  }

  async function readLoose(loose: LoosePiece[], start: number, end: number): Promise<Buffer> {
    const read = (stretch: LoosePiece) =>
      readObject(client, stretch.key, { start: stretch.start, end: stretch.end - 1 });
    return Buffer.concat(await Promise.all(stretchesOf(loose, start, end).map(read)));
  }

  /** Keeps what is in hand; as a part of the file where it completes one. */
  async function keep(upload: PartialUpload, partsId: string | null, start: number, bytes: Buffer): Promise<void> {
    const folder = folderOf(upload);
    const partStart = start - (start % PART_BYTES);
    const partEnd = Math.min(partStart + PART_BYTES, upload.size);
    if (partsId === null || start + bytes.length < partEnd) return putObject(client, looseKey(folder, start), bytes);
    const loose = start === partStart ? [] : (await look(upload)).loose;
    const whole = start === partStart ? bytes : Buffer.concat([await readLoose(loose, partStart, start), bytes]);
    const number = partStart / PART_BYTES + 1;
    const etag = await putPart(client, fileOf(upload), partsId, number, whole);
    await putObject(client, partKey(folder, number, etag), new Uint8Array());
    for (const { key, end } of loose) if (end <= partEnd) await removeObject(client, key);
  }

  /** The parts become the file. A second server that asks for it finds it done. */
  async function putTogether(upload: PartialUpload, partsId: string): Promise<void> {
    const { parts } = await look(upload);
    const count = Math.ceil(upload.size / PART_BYTES);
    const etags = Array.from({ length: count }, (_, at) => parts.get(at + 1) ?? '');
    await completeParts(client, fileOf(upload), partsId, etags).catch(async (error: unknown) => {
      if ((await sizeOf(client, fileOf(upload))) !== upload.size) throw error;
    });
  }

  const uploads: PartialUploads = {
    async create({ tenantId, id, ...facts }) {
      const upload = { tenantId, id };
      const partsId = facts.size > GATHERED_BYTES ? await beginParts(client, fileOf(upload)) : null;
      const text = JSON.stringify({ ...facts, partsId, createdAt: clock.now() });
      await putObject(client, recordOf(upload), Buffer.from(text));
    },
    async find(tenantId, id) {
      const text = await readObject(client, recordOf({ tenantId, id })).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      const facts = text === null ? null : readRecord(text.toString());
      if (facts === null) return null;
      const { offset } = await look({ tenantId, id, size: facts.size });
      return { tenantId, id, ...facts, offset };
    },
    async list(tenantId) {
      demandSafe(tenantId);
      const { folders } = await listObjects(client, `uploads/${tenantId}/`, true);
      const found = await Promise.all(folders.map((id) => uploads.find(tenantId, id)));
      return found.filter((upload) => upload !== null);
    },
    async append(upload, offset, content) {
      const partsId = await partsIdOf(upload);
      let [start, held, length]: [number, Buffer[], number] = [offset, [], 0];
      const keepHeld = async () => {
        if (length === 0) return;
        const bytes = Buffer.concat(held);
        [held, length] = [[], 0];
        await keep(upload, partsId, start, bytes);
        start += bytes.length;
      };
      try {
        for await (const chunk of content) {
          let rest = chunk;
          while (rest.length > 0) {
            const taken = rest.subarray(0, PART_BYTES - ((start + length) % PART_BYTES));
            held.push(taken);
            length += taken.length;
            rest = rest.subarray(taken.length);
            if ((start + length) % PART_BYTES === 0) await keepHeld();
          }
        }
      } finally {
        // Whatever ended it, what is here stays.
        await keepHeld();
      }
      return start - offset;
    },
    async read(upload, { start, end }) {
      const partsId = upload.offset < upload.size ? null : await partsIdOf(upload);
      if (partsId === null) return readLoose((await look(upload)).loose, start, end + 1);
      await putTogether(upload, partsId);
      return readObject(client, fileOf(upload), { start, end });
    },
    async become(upload, files) {
      const partsId = await partsIdOf(upload);
      if (partsId !== null) return putTogether(upload, partsId);
      const { loose } = await look(upload);
      await files.write(upload.tenantId, upload.id, await readLoose(loose, 0, upload.size));
    },
    async remove(upload) {
      const partsId = await partsIdOf(upload).catch(() => null);
      // Parts that were put together are the file, and no longer the upload's.
      const isFile = partsId !== null && (await sizeOf(client, fileOf(upload))) !== null;
      if (partsId !== null && !isFile) await giveUpParts(client, fileOf(upload), partsId);
      const { objects } = await listObjects(client, folderOf(upload));
      const last = recordOf(upload);
      for (const { key } of objects) if (key !== last) await removeObject(client, key);
      await removeObject(client, last);
    },
    // The bucket has no end that we could ask for; a tenant's share is judged apart.
    freeBytes: async () => Number.MAX_SAFE_INTEGER,
  };
  return uploads;
}
