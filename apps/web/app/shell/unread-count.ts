import { useSyncExternalStore } from 'react';

let unread = 0;
const watchers = new Set<() => void>();

/** What comes late for the signed-in alone (`unread-watch.tsx`) tells the bar, which every guest has. */
export function tellUnread(count: number): void {
  unread = count;
  for (const watcher of watchers) watcher();
}

/** How many of a student's messages are new; none until somebody has said. */
export function useUnread(): number {
  return useSyncExternalStore(
    watch,
    () => unread,
    () => 0,
  );
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
