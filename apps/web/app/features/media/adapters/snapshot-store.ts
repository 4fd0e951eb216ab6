import { IDLE, type PlayerSnapshot } from './player-adapter.ts';

export interface SnapshotStore {
  get(): PlayerSnapshot;
  /** Tells the listeners only when something is different. */
  set(news: Partial<PlayerSnapshot>): void;
  subscribe(listener: () => void): () => void;
}

export function createSnapshotStore(start: Partial<PlayerSnapshot>): SnapshotStore {
  let current: PlayerSnapshot = { ...IDLE, ...start };
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(news) {
      const changed = (Object.keys(news) as (keyof PlayerSnapshot)[]).some(
        (key) => !Object.is(news[key], current[key]),
      );
      if (!changed) return;
      current = { ...current, ...news };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
