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

/** The same in whole seconds: one that was played in part was played. */
export function wholeSeconds(ranges: readonly PlayedRange[]): PlayedRange[] {
  return mergeRanges(ranges.map(([from, to]) => [Math.floor(from), Math.ceil(to)] as const));
}
