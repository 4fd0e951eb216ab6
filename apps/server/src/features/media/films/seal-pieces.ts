import { createCipheriv, createHmac } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { SEGMENTS_PER_KEY } from '@hessa/rules/media/film/film-playlists';
import type { ClearPiece } from './make-rungs.ts';

/** The key of two minutes of one quality: made of the film's secret, kept nowhere. */
export function pieceKey(secret: Buffer, rungMediaId: string, period: number): Buffer {
  return createHmac('sha256', secret).update(`${rungMediaId} ${period}`).digest().subarray(0, 16);
}

/** One piece under the key of its two minutes. */
export function sealPiece(
  clear: Buffer,
  { secret, mediaId, index }: { secret: Buffer; mediaId: string; index: number },
): Buffer {
  const key = pieceKey(secret, mediaId, Math.floor(index / SEGMENTS_PER_KEY));
  const cipher = createCipheriv('aes-128-cbc', key, sequenceVector(index));
  return Buffer.concat([cipher.update(clear), cipher.final()]);
}

/** Encrypts the pieces one behind the other into one file; answers how long each became and how long it plays. */
export async function sealPieces(
  pieces: readonly ClearPiece[],
  { secret, mediaId, into }: { secret: Buffer; mediaId: string; into: string },
): Promise<[bytes: number, milliseconds: number][]> {
  const file = await open(into, 'w', 0o600);
  try {
    const sealed: [number, number][] = [];
    for (const [index, { path, milliseconds }] of pieces.entries()) {
      const bytes = sealPiece(await readFile(path), { secret, mediaId, index });
      await file.writeFile(bytes);
      sealed.push([bytes.length, milliseconds]);
      // What was clear lies around no longer than it must.
      await rm(path);
    }
    return sealed;
  } finally {
    await file.close();
  }
}

/** The vector that RFC 8216 gives a piece whose playlist names none: its number, as sixteen bytes. */
function sequenceVector(index: number): Buffer {
  const vector = Buffer.alloc(16);
  vector.writeUInt32BE(index, 12);
  return vector;
}
