import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { StartupError } from '../../../../errors/startup-error.ts';
import type { PointStore } from './point-store.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** A disk keeps no room for pages of nothing, and most of a piece from a quiet night is nothing. */
const PAGE = 64 * 1024;
const NOTHING = Buffer.alloc(PAGE);

/** Before the bytes stands what they are: their name and moment, so that neither can be changed by renaming, and a hash. */
const headOf = (label: string, bytes: Buffer) => `${label} ${sha256(bytes)}\n`;

/** Stores a piece of 16 MB or a small file beside them, and compares what it then reads with what it was given. */
export async function storePiece(store: PointStore, path: string, source: string): Promise<void> {
  const bytes = await readFile(source);
  const label = labelOf(path);
  const packed = await pack(Buffer.concat([Buffer.from(headOf(label, bytes)), bytes]), { level: 1 });
  await store.put(
    path,
    (partial) => store.folder.write(partial, PassThrough.from([packed])),
    async (partial) => {
      if (!(await openPiece(store, partial, label)).equals(bytes)) throw new Error(`${label} did not arrive whole`);
    },
  );
}

/** Whether what is stored is what lies at `source`. */
export async function isStoredPiece(store: PointStore, path: string, source: string): Promise<boolean> {
  return (await openPiece(store, path, labelOf(path))).equals(await readFile(source));
}

/** Refuses a piece that is not what was stored. */
export async function checkPiece(store: PointStore, path: string): Promise<void> {
  await openPiece(store, path, labelOf(path));
}

/** Brings a piece back into a file; anything but what was stored is refused by name. */
export async function fetchPiece(store: PointStore, path: string, target: string): Promise<void> {
  const bytes = await openPiece(store, path, labelOf(path));
  const file = await open(target, 'wx', 0o600);
  try {
    for (let at = 0; at < bytes.length; at += PAGE) {
      const page = bytes.subarray(at, at + PAGE);
      if (page.length < PAGE || !page.equals(NOTHING)) await file.write(page, 0, page.length, at);
    }
    await file.truncate(bytes.length);
    await file.sync();
  } finally {
    await file.close();
  }
}

const labelOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

async function openPiece(store: PointStore, path: string, label: string): Promise<Buffer> {
  try {
    const text = await unpack(await buffer(store.folder.read(path)));
    const end = text.indexOf('\n');
    const bytes = text.subarray(end + 1);
    if (text.subarray(0, end + 1).toString() !== headOf(label, bytes)) throw new Error('it is not what was stored');
    return bytes;
  } catch (error) {
    throw new StartupError(`the piece ${label} of the log is damaged: ${(error as Error).message}`);
  }
}
