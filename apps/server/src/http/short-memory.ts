export interface ShortMemory<Value> {
  get(key: string): Promise<Value>;
  forget(key: string): void;
}

export interface ShortMemoryOptions {
  lifetimeMs: number;
  /** Bounds what a flood of made-up keys can make us remember. */
  atMost: number;
  /** Milliseconds that only ever grow. */
  elapsed?: () => number;
}

/** Remembers answers of the database for moments. Parallel questions for one key share one answer; failures are not kept. */
export function createShortMemory<Value>(
  load: (key: string) => Promise<Value>,
  { lifetimeMs, atMost, elapsed = () => performance.now() }: ShortMemoryOptions,
): ShortMemory<Value> {
  const remembered = new Map<string, { until: number; value: Promise<Value> }>();
  return {
    get(key) {
      const known = remembered.get(key);
      if (known && known.until > elapsed()) return known.value;
      const fresh = { until: elapsed() + lifetimeMs, value: load(key) };
      remembered.delete(key);
      if (remembered.size >= atMost) forgetOldest(remembered);
      remembered.set(key, fresh);
      fresh.value.catch(() => {
        if (remembered.get(key) === fresh) remembered.delete(key);
      });
      return fresh.value;
    },
    forget(key) {
      remembered.delete(key);
    },
  };
}

function forgetOldest(remembered: Map<string, unknown>): void {
  const [oldest] = remembered.keys();
  if (oldest !== undefined) remembered.delete(oldest);
}
