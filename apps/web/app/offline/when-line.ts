import { lineAnswers } from '../api/line-answers.ts';

/** What the page says while there is no line, and what waits for one. */
interface Waiting {
  /** Done when the line is back: at a press, and by itself unless something on the page might be lost by it. */
  go: (() => void) | null;
  byItself: boolean;
  /** What is said of it where there is more to say than that something waits. */
  words: string | null;
}

/** A page that was chosen: one at a time, and it opens by itself. */
let page: Waiting['go'] = null;
/** What is missing on the page that is shown. It is loaded anew by a press alone: somebody may be writing there. */
let part: Waiting['go'] = null;
let words: string | null = null;
let waiting: Waiting | null = null;
/** Counts what was asked for: an older question's answer changes nothing. */
let asked = 0;
const watchers = new Set<() => void>();

/** Does it where the platform answers; else the page stays, says so, and does it later (`shell/cut-note.tsx`). */
export async function whenLine(go: () => void, byItself = true): Promise<void> {
  asked += 1;
  const own = asked;
  const isThere = await lineAnswers();
  if (own !== asked) return;
  if (!isThere) return letWait(go, byItself);
  page = null;
  part = null;
  markRead();
  go();
}

export function letWait(go: () => void, byItself: boolean): void {
  if (byItself) page = go;
  else part = go;
  tell();
}

/** What waits goes on waiting. */
export function say(text: string): void {
  words = text;
  tell();
}

/** The page that was chosen is there, or no longer wanted; what was said stays until it is read. */
export function letGo(): void {
  asked += 1;
  page = null;
  tell();
}

/** The page on which something was missing is left. */
export function letPartGo(): void {
  part = null;
  tell();
}

export function markRead(): void {
  words = null;
  tell();
}

function tell(): void {
  const go = page ?? part;
  waiting = go || words ? { go, byItself: page !== null, words } : null;
  for (const watcher of watchers) watcher();
}

export function waitingNow(): Waiting | null {
  return waiting;
}

export function watchWaiting(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
