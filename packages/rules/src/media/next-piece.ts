const KILOBYTE = 1024;

/** The first piece of an upload: on its way in a moment, whatever the line. */
export const FIRST_PIECE = 256 * KILOBYTE;

const SMALLEST_PIECE = 64 * KILOBYTE;
const LARGEST_PIECE = 16 * 1024 * KILOBYTE;

/** The server ends a request that takes longer than nine seconds; a piece is meant to take a third of that. */
const AIM_MS = 3000;

/** How large the next piece should be, by how long the last one took; never more than twice as large. */
export function nextPiece(lastBytes: number, tookMs: number): number {
  const wanted = (lastBytes * AIM_MS) / Math.max(1, tookMs);
  const bounded = Math.min(LARGEST_PIECE, lastBytes * 2, Math.max(SMALLEST_PIECE, wanted));
  return Math.max(SMALLEST_PIECE, Math.floor(bounded));
}
