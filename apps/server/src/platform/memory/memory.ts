import { LRUCache } from 'lru-cache';

/** What is remembered, how much of it and for how long. Holds nothing itself: each server has memories of its own. */
export interface MemoryKind<Value> {
  /** As `/metrics` and the table in ARCHITECTURE call it. */
  readonly name: string;
  /** What was wanted longest ago leaves first. */
  readonly bound: { readonly entries: number } | { readonly bytes: number; bytesOf(value: Value): number };
  /** Nothing that is given out was begun longer ago. Without one a value is right for as long as its key exists. */
  readonly lifetimeMs?: number;
  /** From this age on a value is still given out, while a new one is made behind it. */
  readonly freshMs?: number;
  /** For so long what is out of date is given out to whoever does not insist, while a new one is made behind it. */
  readonly graceMs?: number;
  /** What a change in the tenant's console does to what is kept of it, here and on every other server. */
  readonly afterEdit?: 'forget' | 'outdate';
  /** Whatever is not worth it is shown and forgotten. */
  isWorthKeeping?(value: Value): boolean;
}

export interface Memory<Value> {
  /**
   * What is kept at once, else what `make` makes: whoever asks meanwhile waits for the same making, and a failure is
   * not kept. A key is words with spaces between them, the tenant first. Who insists gets nothing that is out of date.
   */
  get(key: string, make: () => Promise<Value>, insists?: boolean): Value | Promise<Value>;
  /** The key and all that begin with its words (null: all there are) are made anew when they are next asked for. */
  outdate(key: string | null): void;
  /** Forgets the key and all that begin with its words; what was begun before is shown, but not kept. */
  forget(key: string | null): void;
  readonly figures: MemoryFigures;
}

export interface MemoryFigures {
  entries: number;
  /** Null where entries are counted instead. */
  bytes: number | null;
  hits: number;
  misses: number;
}

interface Kept<Value> {
  value: Value;
  /** When its making began: what was written after that may be missing from it. */
  begunAt: number;
  /** When it first was out of date; further changes do not make it younger. */
  outdatedAt?: number;
}

export function createMemory<Value>(kind: MemoryKind<Value>, now: () => number): Memory<Value> {
  const { bound, lifetimeMs = Number.POSITIVE_INFINITY, freshMs = lifetimeMs, graceMs = 0 } = kind;
  const { isWorthKeeping = () => true } = kind;
  const kept = new LRUCache<string, Kept<Value>>(
    'entries' in bound
      ? { max: bound.entries }
      : { maxSize: bound.bytes, sizeCalculation: ({ value }) => Math.max(1, bound.bytesOf(value)) },
  );
  const making = new Map<string, Promise<Value>>();
  let hits = 0;
  let misses = 0;

  function begin(key: string, make: () => Promise<Value>): Promise<Value> {
    const begunAt = now();
    const made = make()
      .then((value) => {
        // Forgotten or begun anew meanwhile: shown, but not kept.
        if (making.get(key) !== made) return value;
        if (isWorthKeeping(value)) kept.set(key, { value, begunAt });
        else kept.delete(key);
        return value;
      })
      .finally(() => {
        if (making.get(key) === made) making.delete(key);
      });
    making.set(key, made);
    return made;
  }

  function standing({ begunAt, outdatedAt }: Kept<Value>, insists: boolean): 'good' | 'passable' | 'gone' {
    const age = now() - begunAt;
    // A clock that was set back makes an age below nothing, of which nobody knows what it is worth.
    if (age < 0 || age >= lifetimeMs) return 'gone';
    if (outdatedAt === undefined) return age < freshMs ? 'good' : 'passable';
    return !insists && now() - outdatedAt < graceMs ? 'passable' : 'gone';
  }

  function matching(key: string | null, names: Iterable<string>): string[] {
    return [...names].filter((each) => key === null || each === key || each.startsWith(`${key} `));
  }

  return {
    get(key, make, insists = false) {
      const known = kept.get(key);
      const worth = known ? standing(known, insists) : 'gone';
      if (known && worth !== 'gone') {
        hits += 1;
        // A failure behind the scenes is reported by the maker; who asked has an answer.
        if (worth === 'passable' && !making.has(key)) begin(key, make).catch(() => {});
        return known.value;
      }
      const shared = making.get(key);
      if (shared) {
        hits += 1;
        return shared;
      }
      misses += 1;
      return begin(key, make);
    },
    forget(key) {
      for (const each of matching(key, kept.keys())) kept.delete(each);
      for (const each of matching(key, making.keys())) making.delete(each);
    },
    outdate(key) {
      for (const each of matching(key, kept.keys())) {
        const known = kept.peek(each);
        if (known) known.outdatedAt ??= now();
      }
      for (const each of matching(key, making.keys())) making.delete(each);
    },
    get figures() {
      return { entries: kept.size, bytes: 'entries' in bound ? null : kept.calculatedSize, hits, misses };
    },
  };
}
