import { holdPiece } from './kept-pieces.ts';
import type { KeptRecord } from './kept-records.ts';

type FetchEnd = 'whole' | 'stopped' | 'full' | 'expired' | 'line';

/** Brings the pieces that are missing, in order; each is written before the next is asked for. */
export async function fetchPieces(
  userId: string,
  { lessonId, mediaId, pieces, folder, held: before }: KeptRecord & { held: ReadonlySet<number> },
  signal: AbortSignal,
  onHeld: (held: ReadonlySet<number>) => void,
): Promise<FetchEnd> {
  const held = new Set(before);
  let start = 0;
  for (const [index, [bytes]] of pieces.entries()) {
    const from = start;
    start += bytes;
    if (held.has(index)) continue;
    if (signal.aborted) return 'stopped';
    try {
      const answer = await fetch(`${folder}/${from}-${start - 1}.ts`, { signal });
      if (answer.status === 403) return 'expired';
      const piece = await answer.arrayBuffer();
      if (!answer.ok || piece.byteLength !== bytes) return 'line';
      if (signal.aborted) return 'stopped';
      await holdPiece({ userId, lessonId, mediaId, index }, piece);
    } catch (error) {
      if (signal.aborted) return 'stopped';
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'line';
    }
    held.add(index);
    if (!signal.aborted) onHeld(new Set(held));
  }
  return 'whole';
}
