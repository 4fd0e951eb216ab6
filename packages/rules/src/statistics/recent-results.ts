const RECENT_RESULTS = 6;

/** The server sends results newest first, so the recent ones are simply the first. */
export function recentResults<T>(results: readonly T[]): T[] {
  return results.slice(0, RECENT_RESULTS);
}
