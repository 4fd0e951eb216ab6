/** What of a paper's worth its student may be told. One of the two at most is set. */
interface ToldScore {
  readonly score: number | null;
  /** Known to the teacher alone, until the results are released. */
  readonly heldScore: number | null;
}

/**
 * The one rule of what is told: a paper is worth nothing to anybody until all of it is marked (it is no low mark, it
 * is none yet), and its worth is the teacher's alone until the time at which the results are released.
 */
export function toldScore(worth: number | null, resultsAt: number | null, now: number): ToldScore {
  const isTold = resultsAt === null || now >= resultsAt;
  return { score: isTold ? worth : null, heldScore: isTold ? null : worth };
}

/** As a teacher sees it. */
export const worthOf = ({ score, heldScore }: ToldScore): number | null => score ?? heldScore;
