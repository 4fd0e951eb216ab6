const MINUTE_MS = 60_000;

/** A longer pause than this is no paper that was hard to mark: somebody made tea. */
const PAUSE_MS = 5 * MINUTE_MS;

/** The first two say nothing of a pace. */
const SAVED_AT_LEAST = 3;

/**
 * About how many minutes the papers that wait will take at this pace; null before it is known, or when none waits.
 * `moments` are the opening of the desk and each save after it. The middle one of the times is the pace: one paper that
 * was thought about for long is not every paper.
 */
export function minutesLeft(moments: readonly number[], waiting: number): number | null {
  const times = moments.slice(1).map((moment, at) => moment - (moments[at] ?? moment));
  const paces = times.filter((time) => time <= PAUSE_MS).sort((one, other) => one - other);
  if (waiting === 0 || paces.length < SAVED_AT_LEAST) return null;
  const middle = paces[Math.floor(paces.length / 2)] ?? 0;
  return Math.max(1, Math.ceil((middle * waiting) / MINUTE_MS));
}
