import { KEPT_PREFIX } from '../service-worker/worker-letter.ts';

const nameOf = (userId: string, lessonId: number) => `${KEPT_PREFIX}${userId}-${lessonId}`;
const pieceName = (mediaId: string, index: number) => `/kept/${mediaId}/${index}`;

/** Which pieces of a quality the phone has. Every one that is there is whole: a cache takes all of an answer or none. */
export async function heldPieces(userId: string, lessonId: number, mediaId: string): Promise<Set<number>> {
  const held = new Set<number>();
  const name = nameOf(userId, lessonId);
  if (!(await caches.has(name))) return held;
  const prefix = pieceName(mediaId, 0).slice(0, -1);
  for (const { url } of await (await caches.open(name)).keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(prefix)) held.add(Number(pathname.slice(prefix.length)));
  }
  return held;
}

interface Piece {
  userId: string;
  lessonId: number;
  mediaId: string;
  index: number;
}

export async function holdPiece({ userId, lessonId, mediaId, index }: Piece, bytes: ArrayBuffer): Promise<void> {
  await (await caches.open(nameOf(userId, lessonId))).put(pieceName(mediaId, index), new Response(bytes));
}

export async function readPiece({ userId, lessonId, mediaId, index }: Piece): Promise<ArrayBuffer | null> {
  const kept = await caches.match(pieceName(mediaId, index), { cacheName: nameOf(userId, lessonId) });
  return kept ? kept.arrayBuffer() : null;
}

/** What belongs to the lesson besides its pieces. */
export type KeptExtra = 'poster' | 'strip' | 'captions';

export async function holdExtra(userId: string, lessonId: number, extra: KeptExtra, answer: Response): Promise<void> {
  if (answer.ok) await (await caches.open(nameOf(userId, lessonId))).put(`/kept/${extra}`, answer);
}

export async function readExtra(userId: string, lessonId: number, extra: KeptExtra): Promise<Blob | null> {
  const kept = await caches.match(`/kept/${extra}`, { cacheName: nameOf(userId, lessonId) });
  return kept ? kept.blob() : null;
}

export async function dropPieces(userId: string, lessonId: number): Promise<void> {
  await caches.delete(nameOf(userId, lessonId));
}

/** Whatever lies there without a lesson it belongs to, or of another account. */
export async function dropStrayPieces(userId: string, lessonIds: readonly number[]): Promise<void> {
  const own = new Set(lessonIds.map((lessonId) => nameOf(userId, lessonId)));
  const strays = (await caches.keys()).filter((name) => name.startsWith(KEPT_PREFIX) && !own.has(name));
  await Promise.all(strays.map((name) => caches.delete(name)));
}
