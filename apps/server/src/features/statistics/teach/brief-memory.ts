interface Kept<T> {
  until: number;
  value: Promise<T>;
}

const KEPT_AT_MOST = 1000;

/** Remembers an answer for a while; whoever asks meanwhile, even while it is being made, gets the same one. */
export function briefMemory<T>(lifetimeMs: number) {
  const kept = new Map<string, Kept<T>>();
  return (key: string, now: Date, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && known.until > now.getTime()) return known.value;
    if (kept.size >= KEPT_AT_MOST) kept.clear();
    const value = make();
    kept.set(key, { until: now.getTime() + lifetimeMs, value });
    value.catch(() => kept.delete(key));
    return value;
  };
}
