import { createGunzip } from 'node:zlib';
import { StartupError } from '../../../../errors/startup-error.ts';
import { measure } from '../../read-archive.ts';
import { joined } from '../joined.ts';
import type { PointStore } from './point-store.ts';
import { checkPiece } from './stored-piece.ts';

/** Reads every base and every piece of the log again; a single changed bit is said by name. */
export async function verifyPoints(store: PointStore): Promise<{ bases: number; pieces: number }> {
  const bases = await store.bases();
  for (const base of bases) {
    const found = await measure(joined(store.folder.read(store.baseTar(base)), createGunzip())).catch(() => null);
    if (found?.sha256 !== base.manifest.sha256) throw new StartupError(`the base ${base.name} is damaged`);
  }
  const pieces = await store.pieces();
  for (const piece of pieces) await checkPiece(store, store.piecePath(piece));
  return { bases: bases.length, pieces: pieces.length };
}
