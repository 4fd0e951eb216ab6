import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Base, Piece } from '@hessa/rules/data/point-in-time';
import { z } from 'zod';
import { StartupError } from '../../../../errors/startup-error.ts';
import { syncFolder } from '../../../../platform/postgres/private-file.ts';
import type { BackupFolder } from '../backup-folder.ts';
import { fileName, hash, keptFile } from '../backup-manifest.ts';
import { readChecked, writeChecked } from '../checked-json.ts';

const pieceName = z.string().regex(/^[0-9A-F]{24}$/);
const files = z.record(z.string(), z.record(fileName, keptFile));
export type FilesByTenant = z.infer<typeof files>;

export const baseManifest = z.strictObject({
  format: z.literal('hessa-base'),
  version: z.literal(1),
  appVersion: z.string(),
  system: z.string().regex(/^\d{1,20}$/),
  timeline: z.int().min(1),
  major: z.string(),
  endedAt: z.iso.datetime(),
  startPiece: pieceName,
  stopPiece: pieceName,
  /** Of the cluster as one tar, before it was packed and sealed. */
  sha256: hash,
  secrets: z.string(),
  databasePassword: z.string(),
  files,
});
export type BaseManifest = z.infer<typeof baseManifest>;
export type KeptBase = Base & { timeline: number; manifest: BaseManifest };

const PARTIAL = '.partial';
const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)-(\d{3})Z$/;
const momentName = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-');
const momentIn = (name: string): Date => new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));
const PIECE = /^([0-9A-F]{24})@(.+)$/;
export const BASE_TAR = 'cluster';
const BASE_MANIFEST = 'manifest.json';

export type PointStore = ReturnType<typeof openPointStore>;

/**
 * What a point in time is made of, in the folder of backups: for each database (by its system's number) `bases/`, the
 * pieces of its log in `wal/`, and in `files/` which files came into the pool between two bases.
 */
export function openPointStore(folder: BackupFolder) {
  const root = join(folder.root, 'point-in-time');
  const placeOf = (system: string, kind: 'bases' | 'wal' | 'files', ...names: string[]) =>
    join(root, system, kind, ...names);
  const namesIn = async (path: string) =>
    (await readdir(path).catch(ifMissing)).filter((name) => !name.endsWith(PARTIAL)).sort();
  const systems = () => namesIn(root);

  /** Written under another name and read back by `check` before it counts. */
  async function put(
    path: string,
    write: (partial: string) => Promise<void>,
    check: (partial: string) => Promise<void>,
  ) {
    await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
    const partial = `${path}${PARTIAL}`;
    await rm(partial, { recursive: true, force: true });
    try {
      await write(partial);
      await check(partial);
      await rename(partial, path);
      await syncFolder(join(path, '..'));
    } finally {
      await rm(partial, { recursive: true, force: true });
    }
  }

  /** What a killed server left half made. */
  async function sweep(path: string): Promise<void> {
    for (const name of await readdir(path).catch(ifMissing)) {
      if (name.endsWith(PARTIAL)) await rm(join(path, name), { recursive: true, force: true });
    }
  }

  async function bases(): Promise<KeptBase[]> {
    const found: KeptBase[] = [];
    for (const system of await systems()) {
      for (const name of await namesIn(placeOf(system, 'bases'))) {
        const manifest = await readBase(system, name);
        const { startPiece, timeline } = manifest;
        found.push({ name, system, startPiece, timeline, endedAt: new Date(manifest.endedAt), manifest });
      }
    }
    return found;
  }

  async function readBase(system: string, name: string): Promise<BaseManifest> {
    try {
      return baseManifest.parse(await readChecked(folder, placeOf(system, 'bases', name, BASE_MANIFEST)));
    } catch (error) {
      const reason = error instanceof StartupError ? error.message : 'its manifest cannot be read';
      throw new StartupError(`the base ${name} is damaged: ${reason}`);
    }
  }

  async function pieces(): Promise<Piece[]> {
    const found: Piece[] = [];
    for (const system of await systems()) {
      for (const file of await namesIn(placeOf(system, 'wal'))) {
        const [, name = '', moment = ''] = PIECE.exec(file) ?? [];
        if (MOMENT.test(moment)) found.push({ name, system, handedOverAt: momentIn(moment) });
      }
    }
    return found;
  }

  return {
    folder,
    bases,
    pieces,
    put,
    piecePath: ({ system, name, handedOverAt }: Piece) => placeOf(system, 'wal', `${name}@${momentName(handedOverAt)}`),
    historyPath: (system: string, name: string) => placeOf(system, 'wal', name),
    histories: async (system: string) =>
      (await namesIn(placeOf(system, 'wal'))).filter((name) => name.endsWith('.history')),
    baseTar: ({ system, name }: Pick<Base, 'system' | 'name'>) => placeOf(system, 'bases', name, BASE_TAR),
    /** Whatever `fill` leaves in the folder that it is given becomes a base when its manifest is there. */
    async addBase(system: string, name: string, fill: (partial: string) => Promise<BaseManifest>): Promise<void> {
      await sweep(placeOf(system, 'bases'));
      await put(
        placeOf(system, 'bases', name),
        async (partial) => {
          await mkdir(partial, { mode: 0o700 });
          await writeChecked(folder, join(partial, BASE_MANIFEST), await fill(partial));
          await syncFolder(partial);
        },
        async (partial) => void baseManifest.parse(await readChecked(folder, join(partial, BASE_MANIFEST))),
      );
    },
    async addFiles(system: string, at: Date, added: FilesByTenant): Promise<void> {
      await put(
        placeOf(system, 'files', momentName(at)),
        (partial) => writeChecked(folder, partial, added),
        async (partial) => void files.parse(await readChecked(folder, partial)),
      );
    },
    /** Which files came into the pool since a moment, list after list. */
    async filesSince(system: string, since: Date): Promise<FilesByTenant[]> {
      const lists: FilesByTenant[] = [];
      for (const name of await namesIn(placeOf(system, 'files'))) {
        if (momentIn(name) >= since) lists.push(files.parse(await readChecked(folder, placeOf(system, 'files', name))));
      }
      return lists;
    },
    async dropBase({ system, name }: Base): Promise<void> {
      await rm(placeOf(system, 'bases', name), { recursive: true, force: true });
    },
    async dropPiece(path: string): Promise<void> {
      await rm(path, { force: true });
    },
    async dropFilesBefore(system: string, before: Date): Promise<void> {
      for (const name of await namesIn(placeOf(system, 'files'))) {
        if (momentIn(name) < before) await rm(placeOf(system, 'files', name), { force: true });
      }
    },
    dropSystem: (system: string) => rm(join(root, system), { recursive: true, force: true }),
    systems,
  };
}

const ifMissing = (error: NodeJS.ErrnoException): string[] => {
  if (error.code === 'ENOENT') return [];
  throw error;
};
