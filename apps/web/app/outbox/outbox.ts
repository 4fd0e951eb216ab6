import type { Input, Reply, Route } from '@hessa/contract/client';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { removeStored, writeStored } from '../session/safe-storage.ts';
import { getSession } from '../session/session-store.ts';
import { OUTBOX_KEY } from '../session/storage-keys.ts';
import { type StoredLetter, storedLetters } from '../session/stored-letters.ts';

/** A write that must not be lost: it lies on the phone until the server has answered it. */
export interface Letter<R extends Route = Route> extends StoredLetter {
  route: R;
  input: Input<R>;
  writtenAt: number;
  /** For news of it on another page. */
  about?: About | undefined;
}

/** What the student calls something, and where it is shown. */
export interface About {
  name: string;
  path: string;
}

export type Outcome<R extends Route> =
  | { kind: 'delivered'; reply: Reply<R> }
  /** The server read it and said no; asking again would not help. */
  | { kind: 'refused'; error: ApiError }
  /** The line or the server is in trouble, or the login ended: it stays in the outbox. */
  | { kind: 'waiting'; error: ApiError };

export type Answered = Exclude<Outcome<Route>, { kind: 'waiting' }>;

/** Hears what became of a letter, as it was sent. */
type Receiver<R extends Route> = (outcome: Outcome<R>, sent: Letter<R>) => void;

const LOCK = 'hessa-outbox';
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000, 60_000];

const watchers = new Set<() => void>();
const answers = new Set<(sent: Letter, outcome: Answered) => void>();
/** What became of letters that went out before the page which they are about was there to hear it. */
const unheard = new Map<string, { letter: Letter; outcome: Outcome<Route> }>();
const receivers = new Map<string, Set<Receiver<Route>>>();
let troubles = 0;
let delivering: Promise<ApiError | null> | null = null;
/** Somebody had a reason to try, such as a line that is back, while a try was under way. */
let askedMeanwhile = false;
let timer: ReturnType<typeof setTimeout> | undefined;

export function lettersOf(userId: string): readonly Letter[] {
  return allLetters().filter((letter) => letter.userId === userId);
}

export function isWaiting(key: string): boolean {
  return ownLetters().some((letter) => letter.key === key);
}

/** Hears of every change of the outbox, also by another tab. */
export function watchOutbox(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Hears what the server answered to every letter, whichever page it was written on. */
export function watchAnswers(watcher: (sent: Letter, outcome: Answered) => void): () => void {
  answers.add(watcher);
  return () => answers.delete(watcher);
}

/** Hears what became of the letters with this key, whenever they are delivered while somebody listens. */
export function receive<R extends Route>(key: string, _route: R, receiver: Receiver<R>): () => void {
  const known = receivers.get(key) ?? new Set();
  receivers.set(key, known.add(receiver as unknown as Receiver<Route>));
  const missed = unheard.get(key);
  if (missed && isOwn(missed.letter)) tell(missed.letter, missed.outcome);
  return () => known.delete(receiver as unknown as Receiver<Route>);
}

/** Keeps the letter on the phone first, then tries to deliver everything that waits. */
export async function post<R extends Route>(key: string, route: R, input: Input<R>, about?: About): Promise<void> {
  write(key, route, input, about);
  await deliver();
}

/** Keeps the letter on the phone alone: it goes out with the next one, or when the page is left or hidden. */
export function write<R extends Route>(key: string, route: R, input: Input<R>, about?: About): void {
  const session = getSession();
  if (session.status !== 'member') return;
  const letter = { key, userId: session.user.id, route, input, writtenAt: Date.now(), about } as unknown as Letter;
  keep([...allLetters().filter((known) => known.key !== key || known.userId !== letter.userId), letter]);
}

/** Takes back a letter that was not sent yet. */
export function takeBack(key: string): void {
  const own = ownLetters().find((letter) => letter.key === key);
  if (own) remove(own);
}

/**
 * Sends what waits, oldest first; one call at a time and one tab at a time, so that nothing is sent twice. Answers why
 * the first that still waits does, where one does.
 */
export async function deliver(): Promise<ApiError | null> {
  if (ownLetters().length === 0) return null;
  clearTimeout(timer);
  // Whoever is at it looks for more after every letter.
  askedMeanwhile = delivering !== null;
  delivering ??= sendInTurn();
  return delivering;
}

async function sendInTurn(): Promise<ApiError | null> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, sendAll) : sendAll();
}

async function sendAll(): Promise<ApiError | null> {
  try {
    for (let letter = ownLetters()[0]; letter; letter = ownLetters()[0]) {
      const outcome = await send(letter);
      if (outcome.kind === 'waiting') {
        tell(letter, outcome);
        if (askedMeanwhile) {
          askedMeanwhile = false;
          continue;
        }
        timer = setTimeout(() => void deliver(), pauseAfter(troubles));
        troubles += 1;
        return outcome.error;
      }
      troubles = 0;
      remove(letter);
      tell(letter, outcome);
      for (const watcher of answers) watcher(letter, outcome);
    }
    return null;
  } finally {
    // With the last look itself: a letter written a blink later begins anew.
    delivering = null;
  }
}

/** Phones that a crowded server or one mast let down together come back apart. */
function pauseAfter(tries: number): number {
  const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0;
  return pause * (0.75 + Math.random() / 2);
}

async function send(letter: Letter): Promise<Outcome<Route>> {
  const asking = call as (route: Route, input: unknown, options: { onExpired: 'stay' }) => Promise<Reply<Route>>;
  try {
    return { kind: 'delivered', reply: await asking(letter.route, letter.input, { onExpired: 'stay' }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const comesBack = error.isNetwork || error.status >= 500 || error.status === 429 || error.status === 401;
    return { kind: comesBack ? 'waiting' : 'refused', error };
  }
}

function tell(letter: Letter, outcome: Outcome<Route>): void {
  unheard.delete(letter.key);
  const listening = receivers.get(letter.key) ?? new Set();
  for (const receiver of listening) receiver(outcome, letter);
  if (outcome.kind !== 'waiting' && listening.size === 0) unheard.set(letter.key, { letter, outcome });
}

function ownLetters(): readonly Letter[] {
  return allLetters().filter(isOwn);
}

function isOwn({ userId }: Letter): boolean {
  const session = getSession();
  return session.status === 'member' && session.user.id === userId;
}

/** A letter rewritten while it was on its way stays: only what was sent is taken out. */
function remove(letter: Letter): void {
  const isSame = ({ key, userId, writtenAt, input }: Letter) =>
    key === letter.key &&
    userId === letter.userId &&
    writtenAt === letter.writtenAt &&
    JSON.stringify(input) === JSON.stringify(letter.input);
  keep(allLetters().filter((known) => !isSame(known)));
}

const allLetters = () => storedLetters() as Letter[];

function keep(letters: readonly Letter[]): void {
  if (letters.length === 0) removeStored(OUTBOX_KEY);
  else writeStored(OUTBOX_KEY, JSON.stringify(letters));
  for (const watcher of watchers) watcher();
}

let keepers = 0;

/** Delivers whenever the line may be back, and before the student looks elsewhere; lives as long as the page. */
export function keepDelivering(): () => void {
  keepers += 1;
  const tryAgain = () => void deliver();
  const follow = ({ key }: StorageEvent) => {
    if (key === OUTBOX_KEY || key === null) for (const watcher of watchers) watcher();
  };
  addEventListener('online', tryAgain);
  addEventListener('storage', follow);
  document.addEventListener('visibilitychange', tryAgain);
  void deliver();
  return () => {
    removeEventListener('online', tryAgain);
    removeEventListener('storage', follow);
    document.removeEventListener('visibilitychange', tryAgain);
    keepers -= 1;
    if (keepers === 0) clearTimeout(timer);
  };
}
