import type { ClockMark, KeptState } from '@hessa/rules/media/kept/kept-grant';
import { type KeptRoom, keptRoom } from '@hessa/rules/media/kept/kept-room';
import { ApiError } from '../api/api-error.ts';
import { readStored, removeStored, writeStored } from '../session/safe-storage.ts';
import { isSignedIn, lastSessionEnd, watchSession } from '../session/session-store.ts';
import { KEPT_LESSONS_KEY } from '../session/storage-keys.ts';
import { freeBytes } from './can-keep.ts';
import { fetchPieces } from './fetch-pieces.ts';
import { dropPieces, dropStrayPieces, heldPieces } from './kept-pieces.ts';
import { type KeptRecord, readClock, readRecords, removeRecord, writeRecord } from './kept-records.ts';
import { askForGrant } from './lesson-grant.ts';
import { stateOf } from './open-kept.ts';

/** A kept lesson as it is shown. */
export interface KeptLesson extends KeptRecord {
  held: ReadonlySet<number>;
  /** Whether it would play without a line now, and by which clock. */
  state: KeptState;
  clock: ClockMark | null;
}

/** Every page load asks no more often than this; a line that comes back always does, on whatever page. */
const RENEW_EVERY_MS = 10 * 60_000;
const TRY_AGAIN_MS = 5_000;

let owner: string | null = null;
let lessons: readonly KeptLesson[] | null = null;
let running: { lessonId: number; stop: AbortController } | null = null;
let waking: Promise<void> = Promise.resolve();
let changing: Promise<void> = Promise.resolve();
let again: ReturnType<typeof setTimeout> | undefined;
let asking: ReturnType<typeof setTimeout> | undefined;
let stopWatching = () => {};
const watchers = new Set<() => void>();

export function watchKept(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Null until the phone was looked at. */
export function keptLessons(): readonly KeptLesson[] | null {
  return lessons;
}

export function isFetching(lessonId: number): boolean {
  return running?.lessonId === lessonId;
}

export function bytesHeld({ pieces, held }: Pick<KeptLesson, 'pieces' | 'held'>): number {
  return pieces.reduce((sum, [bytes], index) => sum + (held.has(index) ? bytes : 0), 0);
}

export function isWhole({ pieces, held }: Pick<KeptLesson, 'pieces' | 'held'>): boolean {
  return held.size >= pieces.length;
}

function show(next: readonly KeptLesson[]): void {
  lessons = next;
  // A page that has no lesson here never loads this.
  if (next.length > 0) writeStored(KEPT_LESSONS_KEY, next.map(({ lessonId }) => lessonId).join(' '));
  else if (readStored(KEPT_LESSONS_KEY)) removeStored(KEPT_LESSONS_KEY);
  tell();
}

function setRunning(next: typeof running): void {
  running = next;
  // Who watches compares lists: what is under way is part of how they are shown.
  if (lessons) lessons = [...lessons];
  tell();
}

function tell(): void {
  for (const watcher of watchers) watcher();
}

/** Looks at what the phone has for this account, goes on with what was begun, and asks whether all of it still may. */
export function wakeKeeper(userId: string): Promise<void> {
  // Once for all who ask: a second look would bring back what was removed while it was under way.
  if (owner !== userId) waking = wake(userId);
  return waking;
}

async function wake(userId: string): Promise<void> {
  owner = userId;
  lessons = null;
  stopWatching();
  // Also of a login that another tab ended.
  stopWatching = watchSession(() => !isSignedIn(userId) && forgetAll());
  addEventListener('online', lineIsBack);
  const records = await readRecords(userId);
  if (owner !== userId) return;
  await dropStrayPieces(
    userId,
    records.map(({ lessonId }) => lessonId),
  );
  const read = await Promise.all(records.map((record) => viewOf(userId, record)));
  if (owner !== userId) return leaveNothing(userId, records);
  show(read.sort((one, other) => one.keptSince - other.keptSince));
  // Of a newer version too: without it nobody could log out where there is no line.
  if (read.length > 0) void import('./kept-dialog.tsx').catch(() => null);
  await renew(false);
  void goOnFetching();
}

async function viewOf(userId: string, record: KeptRecord): Promise<KeptLesson> {
  const state = await stateOf(userId, record.grant);
  const clock = await readClock(userId);
  // Last: pieces may be coming meanwhile.
  return { ...record, state, clock, held: await heldPieces(userId, record.lessonId, record.mediaId) };
}

/** The caches and the store are emptied by whoever ends the login; what is under way must not write after it. */
function forgetAll(): void {
  running?.stop.abort();
  clearTimeout(again);
  clearTimeout(asking);
  stopWatching();
  removeEventListener('online', lineIsBack);
  owner = null;
  lessons = null;
  tell();
}

/**
 * The login ended, or the lesson was removed, while a piece was being written or its cache looked into: either makes
 * that cache anew. A login that only the line put aside comes back for what it had.
 */
async function leaveNothing(userId: string, left: readonly KeptRecord[]): Promise<void> {
  if (lastSessionEnd() === 'no-connection') return;
  await Promise.all(left.map(({ lessonId }) => dropPieces(userId, lessonId)));
}

async function lineIsBack(): Promise<void> {
  // What is still being read must be asked about too.
  await waking;
  await renew(true);
  await goOnFetching();
}

/** Why a lesson has no room here; null while it has. */
export async function roomFor(lessonId: number, bytes: number): Promise<Exclude<KeptRoom, 'fits'> | null> {
  const others = (lessons ?? []).filter((lesson) => lesson.lessonId !== lessonId);
  const keptBytes = others.reduce((sum, { pieces }) => sum + pieces.reduce((all, [piece]) => all + piece, 0), 0);
  const room = keptRoom({ bytes, keptBytes, freeBytes: await freeBytes() });
  return room === 'fits' ? null : room;
}

/** Begins to keep a lesson in a quality; another quality that was begun before is dropped. */
export async function keepLesson(userId: string, lessonId: number, lines: number | null, path: string): Promise<void> {
  const granted = await askForGrant(userId, lessonId, lines);
  // So that a phone short of room takes other things first.
  void navigator.storage?.persist?.().catch(() => false);
  const before = find(lessonId);
  if (before && before.mediaId !== granted.mediaId) await dropPieces(userId, lessonId);
  const record = { ...granted, path, wanted: true, trouble: null, keptSince: before?.keptSince ?? Date.now() };
  if (!isSignedIn(userId)) return;
  const written = await writeRecord(userId, record);
  const shown = await viewOf(userId, written ? record : { ...record, wanted: false, trouble: 'full' });
  show([...(lessons ?? []).filter((lesson) => lesson.lessonId !== lessonId), shown]);
  if (written) void goOnFetching();
}

export async function pauseLesson(lessonId: number): Promise<void> {
  // Before the piece under way is let go: whoever looks for the next one must not find this lesson again.
  show((lessons ?? []).map((known) => (known.lessonId === lessonId ? { ...known, wanted: false } : known)));
  if (isFetching(lessonId)) running?.stop.abort();
  await change(lessonId, { wanted: false });
}

export async function resumeLesson(lessonId: number): Promise<void> {
  const lesson = find(lessonId);
  if (!lesson || !owner) return;
  if (lesson.trouble === 'changed') return keepLesson(owner, lessonId, lesson.lines, lesson.path);
  await change(lessonId, { wanted: true, trouble: null });
  void goOnFetching();
}

export async function removeLesson(lessonId: number): Promise<void> {
  if (!owner) return;
  if (isFetching(lessonId)) running?.stop.abort();
  const userId = owner;
  show((lessons ?? []).filter((lesson) => lesson.lessonId !== lessonId));
  await removeRecord(userId, lessonId);
  await dropPieces(userId, lessonId);
}

/** Asks the gate of every kept lesson again; what it refuses is gone, what only ended stays without its keys. */
async function renew(always: boolean): Promise<void> {
  const userId = owner;
  for (const { lessonId, lines, renewedAt, mediaId } of lessons ?? []) {
    if (owner !== userId || !userId) return;
    if (!navigator.onLine) return oweRenewal();
    if (!always && Math.abs(Date.now() - renewedAt) < RENEW_EVERY_MS) continue;
    try {
      const granted = await askForGrant(userId, lessonId, lines);
      if (granted.mediaId !== mediaId) {
        await dropPieces(userId, lessonId);
        await change(lessonId, { ...granted, wanted: false, trouble: 'changed' });
      } else await change(lessonId, granted);
    } catch (error) {
      if (!isRefusal(error)) {
        // A line is said to be back before it carries anything.
        clearTimeout(asking);
        asking = setTimeout(() => void lineIsBack(), TRY_AGAIN_MS);
        return oweRenewal();
      }
      // The gate is open, and another film on its way: the one that is here plays until that has come.
      if (error.code === 'lesson.film_not_ready') continue;
      if (error.code === 'lesson.ended') await change(lessonId, { keys: [], wanted: false });
      else await removeLesson(lessonId);
    }
  }
}

/** The page may be gone before the line is back: whichever opens then asks, however lately it was asked. */
async function oweRenewal(): Promise<void> {
  for (const { lessonId, renewedAt } of lessons ?? []) if (renewedAt !== 0) await change(lessonId, { renewedAt: 0 });
}

/** Somebody decided; a bad line, a crowd and a login that is over are not about the lesson. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && !error.isNetwork && [400, 403, 404, 409].includes(error.status);
}

function find(lessonId: number): KeptLesson | undefined {
  return lessons?.find((lesson) => lesson.lessonId === lessonId);
}

/** One after the other: each builds on what the one before has written. */
function change(lessonId: number, news: Partial<KeptRecord>): Promise<void> {
  const turn = changing.then(() => changeNow(lessonId, news));
  changing = turn.catch(() => {});
  return turn;
}

async function changeNow(lessonId: number, news: Partial<KeptRecord>): Promise<void> {
  const userId = owner;
  const lesson = find(lessonId);
  if (!lesson || !userId) return;
  const { held: _held, state: _state, clock: _clock, ...record } = { ...lesson, ...news };
  await writeRecord(userId, record);
  const shown = await viewOf(userId, record);
  if (owner !== userId || !find(lessonId)) return leaveNothing(userId, [lesson]);
  show((lessons ?? []).map((known) => (known.lessonId === lessonId ? shown : known)));
}

/** One lesson after the other, one piece at a time, in one tab: a killed phone fetches one piece again, no more. */
async function goOnFetching(): Promise<void> {
  clearTimeout(again);
  if (running || !lessons?.some(isDue)) return;
  await navigator.locks.request('hessa-keeping', { ifAvailable: true }, async (lock) => {
    for (let next = lock && lessons?.find(isDue); next && owner && !running; next = lessons?.find(isDue)) {
      if (!(await fetchLesson(owner, next))) break;
    }
  });
  if (lessons?.some(isDue)) again = setTimeout(() => void goOnFetching(), TRY_AGAIN_MS);
}

function isDue(lesson: KeptLesson): boolean {
  return lesson.wanted && lesson.trouble === null && lesson.keys.length > 0 && !isWhole(lesson);
}

/** Answers whether the next one may follow at once. */
async function fetchLesson(userId: string, lesson: KeptLesson): Promise<boolean> {
  const { lessonId } = lesson;
  const stop = new AbortController();
  setRunning({ lessonId, stop });
  const end = await fetchPieces(userId, lesson, stop.signal, (held) => {
    show((lessons ?? []).map((known) => (known.lessonId === lessonId ? { ...known, held } : known)));
  });
  setRunning(null);
  if (owner !== userId || !find(lessonId)) await leaveNothing(userId, [lesson]);
  if (owner !== userId) return false;
  if (end === 'full') await change(lessonId, { wanted: false, trouble: 'full' });
  if (end === 'expired') {
    await change(lessonId, { renewedAt: 0 });
    await renew(false);
  }
  return end !== 'line';
}
