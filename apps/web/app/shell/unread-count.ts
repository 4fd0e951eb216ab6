import { useSyncExternalStore } from 'react';

let unread = 0;
const bars = new Set<() => void>();
const counters = new Set<() => void>();

/** What comes late for the signed-in alone (`unread-watch.tsx`) tells the bar, which every guest has. */
export function tellUnread(count: number): void {
  unread = count;
  for (const bar of bars) bar();
}

/** How many of a student's messages are new; none until somebody has said. */
export function useUnread(): number {
  return useSyncExternalStore(
    showIn,
    () => unread,
    () => 0,
  );
}

/** Whether the page that is open has a bar that tells the count. */
export function useUnreadShown(): boolean {
  return useSyncExternalStore(
    (counter) => {
      counters.add(counter);
      return () => counters.delete(counter);
    },
    () => bars.size > 0,
    () => false,
  );
}

function showIn(bar: () => void): () => void {
  const tellCounters = () => {
    for (const counter of counters) counter();
  };
  bars.add(bar);
  tellCounters();
  return () => {
    bars.delete(bar);
    tellCounters();
  };
}
