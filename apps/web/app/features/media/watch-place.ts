import { readStored, writeStored } from '../../session/safe-storage.ts';
import { getSession } from '../../session/session-store.ts';
import { WATCH_PLACES_KEY } from '../../session/storage-keys.ts';

/** Where a student stopped, by this phone's clock. */
export interface WatchPlace {
  positionSeconds: number;
  atMs: number;
}

type Places = Readonly<Record<string, WatchPlace>>;

/** Whoever comes back to an older lesson than these has the server's word. */
const PLACES_AT_MOST = 40;

/**
 * The phone's own note of a place. The last report of a page that is left may still be on its way when the lesson is
 * opened again, and without a line there is no report at all.
 */
export function keepWatchPlace(lessonId: number, place: WatchPlace): void {
  const userId = owner();
  if (userId === null) return;
  const others = Object.entries(placesOf(userId)).filter(([id]) => id !== String(lessonId));
  const latest = others.sort(([, a], [, b]) => b.atMs - a.atMs).slice(0, PLACES_AT_MOST - 1);
  const places: Places = Object.fromEntries([...latest, [lessonId, place]]);
  writeStored(WATCH_PLACES_KEY, JSON.stringify({ userId, places }));
}

/** A report is noted when it arrives, and told when the answer does: the server's places look this much newer. */
const TRAVELS_AT_MOST_MS = 2000;

/** The newer of two places: this phone's own, or the server's, which any device may have reported. */
export function newestPlace(lessonId: number, theirs: WatchPlace): number {
  const userId = owner();
  const own = userId === null ? undefined : placesOf(userId)[lessonId];
  return own && own.atMs > theirs.atMs - TRAVELS_AT_MOST_MS ? own.positionSeconds : theirs.positionSeconds;
}

function owner(): string | null {
  const session = getSession();
  return session.status === 'member' ? session.user.id : null;
}

/** Another account's places are nobody's business, and whatever is damaged counts as nothing kept. */
function placesOf(userId: string): Places {
  try {
    const stored = JSON.parse(readStored(WATCH_PLACES_KEY) ?? 'null') as { userId?: unknown; places?: Places } | null;
    return stored?.userId === userId && typeof stored.places === 'object' ? stored.places : {};
  } catch {
    return {};
  }
}
