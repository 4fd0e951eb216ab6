/**
 * The percent without decimals, for a gauge. Rounded down, because a gauge that prints 80 beside the colour of 79.6
 * would look like a mistake; the grain of dust keeps 29 of 50 at 58 where the arithmetic says 57.999…
 */
export function wholePercent(percent: number): number {
  return Math.floor(percent + 1e-9);
}
