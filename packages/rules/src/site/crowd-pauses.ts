/** Together about forty seconds; whoever is refused that often hears it in words, with a press to try again. */
const LONGEST_MS = [1_500, 2_400, 4_000, 6_500, 10_000, 15_000];

/**
 * How long a phone waits before it asks a crowded server for the `time`th time again, null when it should give up.
 * `random` is between 0 and 1: phones that were refused together come back apart.
 */
export function crowdPauseMs(time: number, random: number): number | null {
  const longest = LONGEST_MS[time];
  return longest === undefined ? null : longest * (0.5 + random);
}
