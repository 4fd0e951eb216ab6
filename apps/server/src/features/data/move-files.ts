import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { PassThrough, Transform } from 'node:stream';
import { lookAs, wholeSnapshot } from '../../db/whole-snapshot.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { measure } from './read-archive.ts';

/** Small files wait for the line, not for each other. */
const LANES = 4;

export interface Move {
  ownerUrl: string;
  now: FileStore;
  before: FileStore;
  /** A file of this machine that tells what was found alike on both sides, for whoever goes on after a stop. */
  journal: string;
  /** Told of each file that is done. */
  onFile?: (done: number, all: number) => void;
}

interface FileName {
  tenantId: string;
  id: string;
}

/** What became of a file; `changed` were written anew in the new place, `differs` nobody can explain. */
export type Fate = 'copied' | 'compared' | 'known' | 'there' | 'changed' | 'differs' | 'missing';
export type Fates = Record<Fate, number>;

/**
 * Copies every file that the database knows and the new place lacks, and reads it back there. Servers go on meanwhile:
 * they write to the new place alone and look in both. What is in the new place is never laid over.
 */
export async function moveFiles(move: Move): Promise<Fates> {
  const known = await readJournal(move.journal);
  return eachFile(move, async (file) => {
    const [from, to] = await sizesOf(move, file);
    if (from === null) return to === null ? 'missing' : 'there';
    if (to !== null) {
      if (to !== from) return 'changed';
      if (known.get(nameOf(file)) === to) return 'known';
      const alike = (await hashOf(move.before, file, from)) === (await hashOf(move.now, file, to));
      if (alike) await note(move.journal, file, to);
      return alike ? 'compared' : 'differs';
    }
    await copy(move, file, from);
    return 'copied';
  });
}

/** Takes away in the old place what was copied and compared. Answers how many are gone, and how many stay. */
export async function clearBefore(move: Move): Promise<{ cleared: number; kept: number }> {
  const known = await readJournal(move.journal);
  let cleared = 0;
  let kept = 0;
  await eachFile(move, async (file) => {
    const [from, to] = await sizesOf(move, file);
    if (from === null) return 'there';
    if (to === null || known.get(nameOf(file)) !== to) {
      kept += 1;
      return 'changed';
    }
    await move.before.remove(file.tenantId, file.id);
    cleared += 1;
    return 'known';
  });
  return { cleared, kept };
}

async function copy({ now, before, journal }: Move, file: FileName, bytes: number): Promise<void> {
  const { tenantId, id } = file;
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const content = contentOf(before, file, bytes);
  content.on('error', (error) => hashed.destroy(error));
  await now.writeFrom(tenantId, id, content.pipe(hashed));
  if ((await hashOf(now, file, bytes)) !== hash.digest('hex')) {
    await now.remove(tenantId, id);
    throw new Error(`the file ${tenantId}/${id} did not arrive whole`);
  }
  // Deleted while it was copied: it must not come back by that.
  if ((await before.size(tenantId, id)) === null) await now.remove(tenantId, id);
  else await note(journal, file, bytes);
}

async function eachFile(move: Move, work: (file: FileName) => Promise<Fate>): Promise<Fates> {
  const fates: Fates = { copied: 0, compared: 0, known: 0, there: 0, changed: 0, differs: 0, missing: 0 };
  const files = await listFiles(move.ownerUrl);
  let done = 0;
  const waiting = files.values();
  let failed = false;
  const lane = async () => {
    for (const file of waiting) {
      if (failed) return;
      const fate = await work(file).catch((error: unknown) => {
        failed = true;
        throw error;
      });
      fates[fate] += 1;
      done += 1;
      move.onFile?.(done, files.length);
    }
  };
  // What the others are at is ended before the trouble is told.
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const each of lanes) if (each.status === 'rejected') throw each.reason;
  return fates;
}

function listFiles(ownerUrl: string): Promise<FileName[]> {
  return wholeSnapshot(ownerUrl, async ({ run, tenants }) => {
    const found: FileName[] = [];
    for (const tenantId of tenants) {
      await lookAs(run, tenantId);
      const rows = await run(`select id from public.media_files where tenant_id = '${tenantId}' order by id`);
      found.push(...rows.map(({ id }) => ({ tenantId, id: String(id) })));
    }
    return found;
  });
}

function sizesOf({ now, before }: Move, { tenantId, id }: FileName) {
  return Promise.all([before.size(tenantId, id), now.size(tenantId, id)]);
}

const contentOf = (store: FileStore, { tenantId, id }: FileName, bytes: number) =>
  bytes === 0 ? PassThrough.from([]) : store.read(tenantId, id, { start: 0, end: bytes - 1 });

async function hashOf(store: FileStore, file: FileName, bytes: number): Promise<string> {
  return (await measure(contentOf(store, file, bytes))).sha256;
}

const nameOf = ({ tenantId, id }: FileName): string => `${tenantId}/${id}`;

const note = (journal: string, file: FileName, bytes: number): Promise<void> =>
  appendFile(journal, `${nameOf(file)} ${bytes}\n`, { mode: 0o600 });

/** A last line that a power cut left torn names no file, or one of another length: it is compared again. */
async function readJournal(path: string): Promise<Map<string, number>> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return new Map(
    text.split('\n').flatMap((line) => {
      const [name, bytes] = line.split(' ');
      return name && bytes ? [[name, Number(bytes)] as const] : [];
    }),
  );
}
