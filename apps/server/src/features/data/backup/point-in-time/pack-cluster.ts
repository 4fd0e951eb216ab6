import { type FileHandle, open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type tar from 'tar-stream';
import { addEntry } from '../../write-archive.ts';

/** What a copy must not bring along, or what PostgreSQL makes anew: only the folders themselves are kept. */
const ONLY_THE_FOLDER = new Set(
  'pg_wal pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans log'.split(' '),
);
const NOT_AT_ALL =
  /^(?:postmaster\.(?:pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label.*|tablespace_map.*|recovery\.signal|current_logfiles.*)$/;
const PAGE = 256 * 1024;

/** A cluster that is being written to goes into a tar; what is torn in it is mended by the log. */
export const packCluster = (pack: tar.Pack, cluster: string, written: Promise<void>): Promise<void> =>
  packFolder({ pack, cluster, written }, '');

interface Packing {
  pack: tar.Pack;
  cluster: string;
  /** Rejects when the tar can no longer be written. */
  written: Promise<void>;
}

async function packFolder(packing: Packing, inside: string): Promise<void> {
  const { pack, cluster } = packing;
  for (const entry of await readdir(path.join(cluster, inside), { withFileTypes: true })) {
    const name = path.posix.join(inside, entry.name);
    if (NOT_AT_ALL.test(entry.name)) continue;
    if (entry.isDirectory()) {
      pack.entry({ name, type: 'directory', mode: 0o700 });
      if (inside === '' && ONLY_THE_FOLDER.has(entry.name)) {
        if (entry.name === 'pg_wal') pack.entry({ name: 'pg_wal/archive_status', type: 'directory', mode: 0o700 });
        continue;
      }
      await packFolder(packing, name);
    } else if (entry.isFile()) {
      await packFile(packing, name);
    } else {
      throw new Error(`${name} is neither a file nor a folder`);
    }
  }
}

async function packFile({ pack, cluster, written }: Packing, name: string): Promise<void> {
  const file = path.join(cluster, name);
  if (name === 'global/pg_control') {
    const bytes = await readTwiceAlike(file);
    await addEntry(pack, name, bytes.length, Readable.from([bytes]), written);
    return;
  }
  // A table that was just dropped is gone by the log as well.
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (handle === null) return;
  try {
    const { size } = await handle.stat();
    await addEntry(pack, name, size, Readable.from(pagesOf(handle, size)), written);
  } finally {
    await handle.close();
  }
}

/** Exactly `size` bytes: one that grows meanwhile grows in the log, one that shrinks is filled up with nothing. */
async function* pagesOf(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const wanted = Math.min(PAGE, size - at);
    const page = Buffer.alloc(wanted);
    const { bytesRead } = await handle.read(page, 0, wanted, at);
    at += bytesRead === 0 ? wanted : bytesRead;
    yield bytesRead === 0 ? page : page.subarray(0, bytesRead);
  }
}

/** The one file that the log does not mend, written in one go: two reads alike are one whole state of it. */
async function readTwiceAlike(file: string): Promise<Buffer> {
  for (let last = await readFile(file); ; ) {
    const next = await readFile(file);
    if (next.equals(last)) return next;
    last = next;
  }
}
