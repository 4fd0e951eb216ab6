import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../../../errors/startup-error.ts';
import { LOST } from '../../../../platform/postgres/wal-spool.ts';
import type { PointStore } from './point-store.ts';
import { isStoredPiece, storePiece } from './stored-piece.ts';

const PIECE = /^[0-9A-F]{24}$/;
const HISTORY = /^[0-9A-F]{8}\.history$/;
const COPYING = '.copying';

/** What PostgreSQL has handed over and nobody has fetched yet, oldest first. */
export async function waitingPieces(spool: string): Promise<string[]> {
  return (await readdir(spool)).filter((name) => !name.endsWith(COPYING)).sort();
}

export interface Shipped {
  pieces: number;
  /** Pieces that were given up because the spool was full. */
  lost: string[];
}

/** Takes the waiting pieces into the store; each leaves the spool when it was read back there. */
export async function shipPieces(store: PointStore, system: string, spool: string, names: string[]): Promise<Shipped> {
  const stored = new Map((await store.pieces()).map((piece) => [`${piece.system}/${piece.name}`, piece]));
  const shipped: Shipped = { pieces: 0, lost: [] };
  for (const name of names) {
    const source = join(spool, name);
    if (PIECE.test(name)) {
      const before = stored.get(`${system}/${name}`);
      if (before && !(await isStoredPiece(store, store.piecePath(before), source))) {
        throw new StartupError(
          `another database writes its log into ${store.folder.root}: ${name} is there with other content`,
        );
      }
      const { mtime } = await stat(source);
      if (!before) await storePiece(store, store.piecePath({ system, name, handedOverAt: mtime }), source);
      shipped.pieces += 1;
    } else if (HISTORY.test(name)) {
      await storePiece(store, store.historyPath(system, name), source);
    } else if (name.endsWith(LOST)) {
      shipped.lost.push(name.slice(0, -LOST.length));
    }
    await rm(source);
  }
  return shipped;
}
