import type { Readable } from 'node:stream';
import { isMissing, type S3Client, S3Refusal, tagOf } from './s3-client.ts';

/** Every part but the last has this size: some storages want them alike, and all want more than five megabytes. */
export const PART_BYTES = 8 * 1024 * 1024;

export interface ListedObject {
  key: string;
  bytes: number;
  modifiedAt: string;
}

export async function sizeOf(client: S3Client, key: string): Promise<number | null> {
  try {
    const { headers } = await client.send('HEAD', key);
    return Number(headers.get('content-length'));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export async function putObject(client: S3Client, key: string, bytes: Uint8Array): Promise<void> {
  await (await client.send('PUT', key, { body: bytes })).arrayBuffer();
}

export async function removeObject(client: S3Client, key: string): Promise<void> {
  const answer = await client.send('DELETE', key).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  await answer?.arrayBuffer();
}

/** Both ends are included. */
interface Range {
  start: number;
  end: number;
}

const askRange = ({ start, end }: Range) => ({ headers: { range: `bytes=${start}-${end}` } });

export async function* streamObject(client: S3Client, key: string, range: Range): AsyncGenerator<Buffer> {
  const { body } = await client.send('GET', key, askRange(range));
  for await (const chunk of body ?? []) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}

export async function readObject(client: S3Client, key: string, range?: Range): Promise<Buffer> {
  return Buffer.from(await (await client.send('GET', key, range && askRange(range))).arrayBuffer());
}

/** As far as the object reaches; null where there is none. */
export async function readPart(client: S3Client, key: string, range: Range): Promise<Buffer | null> {
  return readObject(client, key, range).catch((error: unknown) => {
    if (isMissing(error)) return null;
    if (error instanceof S3Refusal && error.status === 416) return Buffer.alloc(0);
    throw error;
  });
}

/** Everything below a prefix; with `folders`, what stands between it and the next slash, each once. */
export async function listObjects(
  client: S3Client,
  prefix: string,
  folders = false,
): Promise<{ objects: ListedObject[]; folders: string[] }> {
  const found: { objects: ListedObject[]; folders: string[] } = { objects: [], folders: [] };
  const whole = client.place.prefix + prefix;
  let token: string | undefined;
  do {
    const query = {
      'list-type': '2',
      prefix: whole,
      ...(folders ? { delimiter: '/' } : {}),
      ...(token === undefined ? {} : { 'continuation-token': token }),
    };
    const xml = await (await client.send('GET', '', { query })).text();
    for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      found.objects.push({
        key: (tagOf(entry, 'Key') ?? '').slice(client.place.prefix.length),
        bytes: Number(tagOf(entry, 'Size')),
        modifiedAt: tagOf(entry, 'LastModified') ?? '',
      });
    }
    for (const [, entry = ''] of xml.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs)) {
      found.folders.push((tagOf(entry, 'Prefix') ?? '').slice(whole.length, -1));
    }
    token = tagOf(xml, 'NextContinuationToken');
  } while (token !== undefined);
  return found;
}

export async function beginParts(client: S3Client, key: string): Promise<string> {
  const xml = await (await client.send('POST', key, { query: { uploads: '' } })).text();
  const uploadId = tagOf(xml, 'UploadId');
  if (!uploadId) throw new Error('the object storage began no upload');
  return uploadId;
}

/** Numbers begin with 1. The answer names what arrived. */
export async function putPart(
  client: S3Client,
  key: string,
  uploadId: string,
  number: number,
  bytes: Uint8Array,
): Promise<string> {
  const answer = await client.send('PUT', key, { query: { partNumber: String(number), uploadId }, body: bytes });
  await answer.arrayBuffer();
  return (answer.headers.get('etag') ?? '').replaceAll('"', '');
}

export async function completeParts(client: S3Client, key: string, uploadId: string, etags: string[]): Promise<void> {
  const parts = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>"${etag}"</ETag></Part>`);
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
  const answer = await client.send('POST', key, { query: { uploadId }, body });
  const xml = await answer.text();
  // It begins to answer before it knows how it ends.
  if (xml.includes('<Error>')) throw new S3Refusal(500, tagOf(xml, 'Code') ?? '', `to put ${key} together`);
}

/** What cannot be given up now is collected by the bucket's own rule for unfinished uploads. */
export async function giveUpParts(client: S3Client, key: string, uploadId: string): Promise<void> {
  const answer = await client.send('DELETE', key, { query: { uploadId } }).catch(() => null);
  await answer?.arrayBuffer();
}

/** Writes what is too large for memory, or of a length that nobody knows. */
export async function putStream(client: S3Client, key: string, content: Readable): Promise<void> {
  const etags: string[] = [];
  let uploadId: string | undefined;
  try {
    for await (const { bytes, isLast } of inParts(content)) {
      if (isLast && uploadId === undefined) return await putObject(client, key, bytes);
      uploadId ??= await beginParts(client, key);
      if (bytes.length > 0) etags.push(await putPart(client, key, uploadId, etags.length + 1, bytes));
    }
    if (uploadId !== undefined) await completeParts(client, key, uploadId, etags);
  } catch (error) {
    if (uploadId !== undefined) await giveUpParts(client, key, uploadId);
    throw error;
  }
}

async function* inParts(content: AsyncIterable<Buffer>): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    held.push(chunk);
    length += chunk.length;
    while (length >= PART_BYTES) {
      const whole = Buffer.concat(held);
      yield { bytes: whole.subarray(0, PART_BYTES), isLast: false };
      held = [whole.subarray(PART_BYTES)];
      length -= PART_BYTES;
    }
  }
  yield { bytes: Buffer.concat(held), isLast: true };
}
