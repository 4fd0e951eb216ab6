import { type ClockMark, markByPhone, markByServer } from '@hessa/rules/media/kept/kept-grant';
import { keptLessonName } from '../session/private-names.ts';
import { readPrivate, readPrivateLike, removePrivate, writePrivate } from '../session/private-store.ts';
import { isSignedIn } from '../session/session-store.ts';

/** A lesson that this phone keeps, or is keeping: everything but the pieces themselves. */
export interface KeptRecord {
  lessonId: number;
  courseId: number;
  lessonName: string;
  courseName: string;
  /** The page on which it was kept, and on which it opens. */
  path: string;
  /** The quality by its lines; null for sound alone. */
  lines: number | null;
  mediaId: string;
  pieces: readonly (readonly [bytes: number, milliseconds: number])[];
  /** What the addresses of the pieces begin with; it is over after a day or two. */
  folder: string;
  grant: string;
  sealedKey: string;
  /** Empty once the server refused: what is left opens nothing. */
  keys: readonly string[];
  /** It goes on by itself whenever there is a line. */
  wanted: boolean;
  trouble: KeptTrouble | null;
  keptSince: number;
  renewedAt: number;
}

type KeptTrouble =
  /** The phone had no room for the next piece. */
  | 'full'
  /** The teacher changed the film: these pieces belong to nothing any more. */
  | 'changed';

const PHONE_KEY = 'kept-phone-key';
const CLOCK = 'kept-clock';

export async function readRecords(userId: string): Promise<KeptRecord[]> {
  const entries = await readPrivateLike(userId, keptLessonName(''));
  return entries.map(({ value }) => value as KeptRecord);
}

export async function readRecord(userId: string, lessonId: number): Promise<KeptRecord | null> {
  return ((await readPrivate(userId, keptLessonName(lessonId)))?.value ?? null) as KeptRecord | null;
}

/** Answers whether the phone really has it: a full one forgets without a word. */
export async function writeRecord(userId: string, record: KeptRecord): Promise<boolean> {
  await write(userId, keptLessonName(record.lessonId), record);
  const written = await readRecord(userId, record.lessonId);
  return written !== null && written.grant === record.grant && written.wanted === record.wanted;
}

export function removeRecord(userId: string, lessonId: number): Promise<void> {
  return removePrivate(userId, keptLessonName(lessonId));
}

/** What the phone opens its keys with. The private half is the browser's own: no script ever reads it. */
export async function phoneKeys(userId: string): Promise<CryptoKeyPair> {
  const known = (await readPrivate(userId, PHONE_KEY))?.value as CryptoKeyPair | undefined;
  const pair = known ?? (await crypto.subtle.generateKey(PHONE_ALGORITHM, false, ['wrapKey', 'unwrapKey']));
  // Written anew each time: entries that nobody touches for a month are forgotten.
  await write(userId, PHONE_KEY, pair);
  return pair;
}

const PHONE_ALGORITHM = {
  name: 'RSA-OAEP',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
};

/** What the phone knows of the time, a moment further on; null before any server told it. */
export async function readClock(userId: string): Promise<ClockMark | null> {
  const known = (await readPrivate(userId, CLOCK))?.value as ClockMark | undefined;
  if (!known) return null;
  const mark = markByPhone(known, Date.now());
  await write(userId, CLOCK, mark);
  return mark;
}

export async function setClock(userId: string, serverNow: number, phoneNow: number): Promise<void> {
  await write(userId, CLOCK, markByServer(serverNow, phoneNow));
}

/** An answer may come after its owner has left, and the store was emptied: it leaves nothing behind. */
async function write(userId: string, name: string, value: unknown): Promise<void> {
  if (isSignedIn(userId)) await writePrivate(userId, name, value);
}
