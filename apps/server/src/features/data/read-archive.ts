import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import { StartupError } from '../../errors/startup-error.ts';
import { SIGNATURE_NAME, signerOf } from './archive-signature.ts';
import { fileEntry, MANIFEST_NAME, type Manifest, manifestSchema, tableEntry } from './manifest.ts';

const ENTRY_NAME =
  /^(?:manifest\.json|signature\.json|tables\/[a-z_][a-z0-9_]{0,62}\.ndjson|files\/[A-Za-z0-9_-]{1,64})$/;

export interface VerifiedArchive {
  manifest: Manifest;
  /** The fingerprint of the installation that signed it; null for an archive from before signatures. */
  signer: string | null;
}

/** A manifest of a hundred thousand files is a tenth of this. */
const MANIFEST_AT_MOST = 128 * 1024 * 1024;

/** Hands each entry of an archive over, one after the other; refuses what no archive of ours holds. */
export async function eachEntry(path: string, take: (name: string, content: Readable) => Promise<void>): Promise<void> {
  const extract = tar.extract();
  extract.on('entry', (header, content, next) => {
    // A refusal ends the entry under way too; what is said about it is said once, below.
    content.on('error', () => {});
    const trouble =
      header.type === 'file' && ENTRY_NAME.test(header.name)
        ? take(header.name, Readable.from(content as AsyncIterable<Buffer>))
        : Promise.reject(new StartupError(`the archive holds what does not belong there: ${shown(header.name)}`));
    trouble.then(
      () => {
        content.resume();
        next();
      },
      (error: unknown) => extract.destroy(error as Error),
    );
  });
  try {
    await pipeline(createReadStream(path), createGunzip(), wholeTar(), extract);
  } catch (error) {
    throw explain(error, path);
  }
}

/** Reads everything once and compares it with what the manifest says, before anything is touched. */
export async function verifyArchive(path: string): Promise<VerifiedArchive> {
  const found = new Map<string, { bytes: number; sha256: string }>();
  const texts = new Map<string, string>();
  await eachEntry(path, async (name, content) => {
    if (found.has(name) || texts.has(name)) throw new StartupError(`the archive holds ${name} twice`);
    if (name === MANIFEST_NAME || name === SIGNATURE_NAME) texts.set(name, await readText(content));
    else found.set(name, await measure(content));
  });
  const text = texts.get(MANIFEST_NAME);
  if (text === undefined) throw new StartupError('the archive has no manifest: it is cut, or no archive of a tenant');
  const manifest = parseManifest(text);
  compareWithManifest(found, manifest);
  const signature = texts.get(SIGNATURE_NAME);
  return { manifest, signer: signature === undefined ? null : signerOf(text, signature) };
}

function compareWithManifest(found: Map<string, { bytes: number; sha256: string }>, manifest: Manifest): void {
  const promised = new Map<string, { bytes?: number; sha256: string }>([
    ...Object.entries(manifest.tables).map(([name, { sha256 }]) => [tableEntry(name), { sha256 }] as const),
    ...Object.entries(manifest.files).map(([id, file]) => [fileEntry(id), file] as const),
  ]);
  for (const [name, { bytes, sha256 }] of promised) {
    const there = found.get(name);
    if (!there) throw new StartupError(`the archive lacks ${name}`);
    if (there.sha256 !== sha256 || (bytes !== undefined && there.bytes !== bytes)) {
      throw new StartupError(`${name} is not what the manifest says: the archive was changed or damaged`);
    }
  }
  for (const name of found.keys()) {
    if (!promised.has(name)) throw new StartupError(`the archive holds ${name}, of which its manifest says nothing`);
  }
}

function parseManifest(text: string): Manifest {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new StartupError('the manifest of the archive is damaged');
  }
  const version = (read as { version?: unknown } | null)?.version;
  if (typeof version === 'number' && version > 1) {
    throw new StartupError(`the archive has format ${version}, which this version does not know`);
  }
  const parsed = manifestSchema.safeParse(read);
  if (!parsed.success) throw new StartupError('the manifest of the archive is damaged');
  return parsed.data;
}

async function readText(content: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MANIFEST_AT_MOST) throw new StartupError('the manifest of the archive is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export async function measure(content: Readable): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** A tar ends with a kilobyte of nothing; the reader itself would take a cut between two entries for the end. */
function wholeTar(): Transform {
  let tail = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      tail = Buffer.concat([tail, chunk]).subarray(-1024);
      done(null, chunk);
    },
    flush(done) {
      const isWhole = tail.length === 1024 && tail.every((byte) => byte === 0);
      done(isWhole ? null : new StartupError('the archive is cut: its end is missing'));
    },
  });
}

function explain(error: unknown, path: string): unknown {
  if (error instanceof StartupError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new StartupError(`there is no file ${path}`);
  if (code === 'EACCES' || code === 'EISDIR') return new StartupError(`the file ${path} cannot be read`);
  if (code === 'ENOSPC') return new StartupError('the disk is full');
  if (code === 'Z_BUF_ERROR') return new StartupError('the archive is cut: its end is missing');
  if (code?.startsWith('Z_') || /tar|header|checksum|unexpected end/i.test(message)) {
    return new StartupError('the file is no archive of a tenant, or it is damaged');
  }
  return error;
}

function shown(name: string): string {
  return JSON.stringify(name.slice(0, 80));
}
