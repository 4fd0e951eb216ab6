import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Secrets } from '../../settings/key-ring.ts';
import { SIGNATURE_NAME, signManifest } from './archive-signature.ts';
import { fileEntry, MANIFEST_NAME, type Manifest, tableEntry } from './manifest.ts';

export interface ArchiveParts {
  /** Where the tables were written. */
  folder: string;
  tenantId: string;
  fileIds: string[];
  files: FileStore;
  /** All but the files, which are hashed on their way. */
  manifest: Omit<Manifest, 'files' | 'missingFiles'>;
  onBytes: (count: number) => Promise<void>;
  /** Whose keys sign it. */
  secrets: Secrets;
}

/**
 * Packs tables, files and at last the manifest with its signature into one `.tar.gz`; never more than a few blocks in
 * memory.
 */
export async function writeArchive(path: string, parts: ArchiveParts): Promise<Manifest> {
  const pack = tar.pack();
  // Most of the weight is video, which does not shrink: the fastest level loses nothing there.
  const written = pipeline(pack, createGzip({ level: 1 }), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  written.catch(() => {});
  try {
    const manifest = await fill(pack, parts, written);
    pack.finalize();
    await written;
    return manifest;
  } catch (error) {
    pack.destroy();
    await written.catch(() => {});
    throw error;
  }
}

async function fill(
  pack: tar.Pack,
  { folder, tenantId, fileIds, files, manifest, onBytes, secrets }: ArchiveParts,
  written: Promise<void>,
): Promise<Manifest> {
  const whole: Manifest = { ...manifest, files: {}, missingFiles: [] };
  for (const name of Object.keys(manifest.tables)) {
    const path = join(folder, `${name}.ndjson`);
    await addEntry(pack, tableEntry(name), (await stat(path)).size, createReadStream(path), written);
  }
  for (const id of fileIds) {
    const bytes = await files.size(tenantId, id);
    if (bytes === null) {
      whole.missingFiles.push(id);
      continue;
    }
    const content = bytes === 0 ? PassThrough.from([]) : files.read(tenantId, id, { start: 0, end: bytes - 1 });
    const sha256 = await addEntry(pack, fileEntry(id), bytes, content, written, onBytes);
    whole.files[id] = { bytes, sha256 };
  }
  const text = JSON.stringify(whole, null, 1);
  for (const [name, bytes] of [
    [MANIFEST_NAME, Buffer.from(text)],
    [SIGNATURE_NAME, Buffer.from(signManifest(secrets, text))],
  ] as const) {
    await addEntry(pack, name, bytes.length, PassThrough.from([bytes]), written);
  }
  return whole;
}

export async function addEntry(
  pack: tar.Pack,
  name: string,
  size: number,
  content: Readable,
  /** Rejects when the archive can no longer be written, which an entry alone would wait for in vain. */
  written: Promise<void>,
  onBytes: (count: number) => Promise<void> = async () => {},
): Promise<string> {
  const hash = createHash('sha256');
  const entry = pack.entry({ name, size, mode: 0o600 });
  const ended = once(entry, 'finish');
  ended.catch(() => {});
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), written]);
    await onBytes(chunk.length);
  }
  entry.end(null);
  await Promise.race([ended, written]);
  return hash.digest('hex');
}
