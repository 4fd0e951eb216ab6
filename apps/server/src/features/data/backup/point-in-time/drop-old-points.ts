import { keptBases } from '@hessa/rules/data/point-in-time';
import type { PointStore } from './point-store.ts';

/** Lets go the bases that no day of the last seven needs, and the log and the lists of files before the first that stays. */
export async function dropOldPoints(store: PointStore, now: Date): Promise<void> {
  const bases = await store.bases();
  const kept = keptBases(bases, now);
  for (const base of bases) if (!kept.includes(base)) await store.dropBase(base);
  for (const system of await store.systems()) {
    const own = kept.filter((base) => base.system === system);
    const [first] = [...own].sort((a, b) => a.endedAt.getTime() - b.endedAt.getTime());
    if (!first) {
      // A database that has no base yet may just be making its first.
      if (bases.some((base) => base.system === system)) await store.dropSystem(system);
      continue;
    }
    const starts = own.map(({ startPiece }) => startPiece.slice(8)).sort();
    for (const piece of await store.pieces()) {
      // A later timeline goes on with the numbers of the one before it.
      const isOlder = piece.system === system && piece.name.slice(8) < (starts[0] ?? '');
      if (isOlder) await store.dropPiece(store.piecePath(piece));
    }
    await store.dropFilesBefore(system, first.endedAt);
  }
}
