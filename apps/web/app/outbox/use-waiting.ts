import { useSyncExternalStore } from 'react';
import { isWaiting, watchOutbox } from './outbox.ts';

/** Whether the letter about this still lies on the phone. */
export function useWaiting(key: string): boolean {
  return useSyncExternalStore(
    watchOutbox,
    () => isWaiting(key),
    () => false,
  );
}
