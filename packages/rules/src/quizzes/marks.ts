export type Marks = {
  readonly earned: number;
  readonly possible: number;
};

/**
 * A paper is counted in marks only where its questions weigh differently, or where one of them earned a part of its
 * mark. Elsewhere right answers of questions say the same thing in words that everybody knows.
 */
export function possibleMarks(weights: readonly number[], shares: readonly number[] = []): number | null {
  const isCountable = shares.every((share) => share === 0 || share === 1);
  if (isCountable && weights.every((weight) => weight === weights[0])) return null;
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** The marks behind a stored percentage, which is itself their share; to the hundredth, as parts of marks are said. */
export function marksOf(percent: number | null, possible: number | null): Marks | null {
  return possible === null || percent === null ? null : { earned: Math.round(percent * possible) / 100, possible };
}
