import { rungPlaylist, SEGMENTS_PER_KEY } from '@hessa/rules/media/film/film-playlists';
import { type KeptState, keptState, readGrant } from '@hessa/rules/media/kept/kept-grant';
import { heldPieces, type KeptExtra, readExtra, readPiece } from './kept-pieces.ts';
import { phoneKeys, readClock, readRecord } from './kept-records.ts';

/** A kept lesson as a player takes it. */
export interface KeptFilm {
  lines: number | null;
  /** Its list, with a name for every piece. */
  playlist: string;
  /** A piece as it plays; null when its time is over, or the browser took it away. */
  piece(name: string): Promise<ArrayBuffer | null>;
  posterUrl: string | null;
  stripUrl: string | null;
  captionsUrl: string | null;
  close(): void;
}

/** Opens a lesson that is kept whole, if its grant stands; null for every other one. */
export async function openKept(userId: string, lessonId: number): Promise<KeptFilm | null> {
  const record = await readRecord(userId, lessonId);
  if (!record || record.keys.length === 0) return null;
  const { mediaId, pieces, keys, sealedKey, lines } = record;
  const held = await heldPieces(userId, lessonId, mediaId);
  if (held.size < pieces.length || (await stateOf(userId, record.grant)) !== 'open') return null;
  const { privateKey } = await phoneKeys(userId);
  const keyOfKeys = await crypto.subtle.unwrapKey('raw', bytesOf(sealedKey), privateKey, 'RSA-OAEP', 'AES-GCM', false, [
    'unwrapKey',
  ]);
  const opened = new Map<number, Promise<CryptoKey>>();
  const additionalData = new TextEncoder().encode(record.grant);

  function keyOf(period: number): Promise<CryptoKey> {
    const known = opened.get(period);
    if (known) return known;
    const sealing = { name: 'AES-GCM', iv: vector(12, period), additionalData };
    const key = crypto.subtle.unwrapKey('raw', bytesOf(keys[period] ?? ''), keyOfKeys, sealing, 'AES-CBC', false, [
      'decrypt',
    ]);
    opened.set(period, key);
    return key;
  }
  // A grant that somebody wrote another end into does not open: found out before anything is shown.
  await keyOf(0);

  const extras = await Promise.all((['poster', 'strip'] as const).map((extra) => dataUrl(userId, lessonId, extra)));
  const captions = await readExtra(userId, lessonId, 'captions');
  const captionsUrl = captions && URL.createObjectURL(captions);
  return {
    lines,
    playlist: rungPlaylist({ segments: pieces }, { piece: (_start, _end, index) => `${index}.ts`, key: null }),
    async piece(name) {
      const index = Number.parseInt(name, 10);
      const sealed = await readPiece({ userId, lessonId, mediaId, index });
      if (!sealed || (await stateOf(userId, record.grant)) !== 'open') return null;
      const key = await keyOf(Math.floor(index / SEGMENTS_PER_KEY));
      return crypto.subtle.decrypt({ name: 'AES-CBC', iv: vector(16, index) }, key, sealed);
    },
    posterUrl: extras[0] ?? null,
    stripUrl: extras[1] ?? null,
    captionsUrl,
    close() {
      if (captionsUrl) URL.revokeObjectURL(captionsUrl);
    },
  };
}

export async function stateOf(userId: string, text: string): Promise<KeptState> {
  const grant = readGrant(text);
  const clock = await readClock(userId);
  // Who wiped the clock has wiped what the grant is judged by.
  return grant && clock ? keptState(grant, clock, Date.now()) : 'needs-line';
}

/** A number at the end of so many bytes, as the server seals with. */
function vector(length: number, value: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(length - 4, value);
  return bytes;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Pictures stand in the page itself: the content policy takes no others from a script. */
async function dataUrl(userId: string, lessonId: number, extra: KeptExtra): Promise<string | null> {
  const blob = await readExtra(userId, lessonId, extra);
  if (!blob) return null;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
