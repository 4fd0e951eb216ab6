import { useEffect, useSyncExternalStore } from 'react';
import { keptLessons, wakeKeeper, watchKept } from './lesson-keeper.ts';

/** What this phone keeps for the account; null until it was looked at. */
export function useKeptLessons(userId: string) {
  useEffect(() => {
    if (keptLessons() === null) void wakeKeeper(userId);
  }, [userId]);
  return useSyncExternalStore(watchKept, keptLessons, () => null);
}
