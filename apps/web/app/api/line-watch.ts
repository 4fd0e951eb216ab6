/**
 * How the line is doing, as the calls themselves find out. `away`: the browser knows of no line, or calls go
 * unanswered; `slow`: something has been on its way for a while.
 */
export type Line = 'fine' | 'slow' | 'away';

export const SLOW_AFTER_MS = 5_000;
/** One lost call may be chance: a read asks twice by itself. */
const LOST_TO_BE_AWAY = 2;

interface OpenCall {
  slow: boolean;
  again: AbortController;
}

const open = new Set<OpenCall>();
const watchers = new Set<() => void>();
let lost = 0;
let cut = false;
let shown: Line = 'fine';

export interface WatchedCall {
  /** Ends this try so that the call is made afresh, because somebody asked for it. */
  again: AbortSignal;
  /** `dropped`: the page no longer wanted the answer, which says nothing about the line. */
  ended(how: 'answered' | 'lost' | 'dropped'): void;
}

export function watchCall(): WatchedCall {
  const call: OpenCall = { slow: false, again: new AbortController() };
  open.add(call);
  const timer = setTimeout(() => {
    call.slow = true;
    tell();
  }, SLOW_AFTER_MS);
  return {
    again: call.again.signal,
    ended(how) {
      clearTimeout(timer);
      open.delete(call);
      if (how === 'answered') lost = 0;
      if (how === 'lost') {
        lost += 1;
        cut ||= navigator.onLine === false;
      }
      tell();
    },
  };
}

/** Makes the calls that have been on their way for long once more. */
export function askAgain(): void {
  for (const call of open) if (call.slow) call.again.abort(new DOMException('asked again', 'AbortError'));
}

export function lineNow(): Line {
  if (navigator.onLine === false || lost >= LOST_TO_BE_AWAY) return 'away';
  return [...open].some(({ slow }) => slow) ? 'slow' : 'fine';
}

/** Whether a call of this page was lost while the browser itself knew of no line. */
export const wasCut = (): boolean => cut;

export function watchLine(watcher: () => void): () => void {
  if (watchers.size === 0) {
    // Nobody listened before: what is told from now on is told against how it is now.
    shown = lineNow();
    addEventListener('online', comeBack);
    addEventListener('offline', tell);
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    removeEventListener('online', comeBack);
    removeEventListener('offline', tell);
  };
}

function comeBack(): void {
  lost = 0;
  tell();
}

function tell(): void {
  const line = lineNow();
  if (line === shown) return;
  shown = line;
  for (const watcher of watchers) watcher();
}
