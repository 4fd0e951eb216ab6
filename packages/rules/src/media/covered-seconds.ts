/** A stretch of a video that was really played, in seconds. */
export type PlayedRange = readonly [from: number, to: number];

/** Adds stretches to those already known, sorted and joined where they touch, so that a rewatch counts once. */
export function mergeRanges(ranges: readonly PlayedRange[]): PlayedRange[] {
  const sorted = ranges.filter(([from, to]) => from >= 0 && to > from).sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** The share of a video that was played at least once, from 0 to 1. */
export function coveredFraction(ranges: readonly PlayedRange[], durationSeconds: number): number {
  if (!(durationSeconds > 0)) return 0;
  const covered = mergeRanges(ranges).reduce(
    (sum, [from, to]) => sum + Math.max(0, Math.min(to, durationSeconds) - from),
    0,
  );
  return Math.min(1, covered / durationSeconds);
}
