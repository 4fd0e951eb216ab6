/** How many papers got one score. A class is told by these, however large it is. */
export type ScoreCount = { readonly score: number; readonly papers: number };

export type ScoreFigures = {
  readonly papers: number;
  readonly average: number;
  /** Of an even number of papers the mean of the two in the middle. */
  readonly median: number;
  readonly highest: number;
  readonly lowest: number;
};

/** Null without papers: a class that handed nothing in has no average. */
export function scoreFigures(counts: readonly ScoreCount[]): ScoreFigures | null {
  const sorted = counts.filter(({ papers }) => papers > 0).sort((a, b) => a.score - b.score);
  const [lowest] = sorted;
  const highest = sorted.at(-1);
  if (!lowest || !highest) return null;
  const papers = sorted.reduce((sum, each) => sum + each.papers, 0);
  const total = sorted.reduce((sum, each) => sum + each.score * each.papers, 0);
  return {
    papers,
    average: total / papers,
    median: (scoreAt(sorted, Math.floor((papers - 1) / 2)) + scoreAt(sorted, Math.floor(papers / 2))) / 2,
    highest: highest.score,
    lowest: lowest.score,
  };
}

/** The score of the paper at a place, counted from 0 from the lowest. */
function scoreAt(sorted: readonly ScoreCount[], place: number): number {
  let passed = 0;
  for (const { score, papers } of sorted) {
    passed += papers;
    if (place < passed) return score;
  }
  return 0;
}

export const BAND_WIDTH = 10;
const BANDS = 100 / BAND_WIDTH;

/** Papers in ten bands: 0 to 9.9, 10 to 19.9 and so on; the last one holds 100 too. */
export function scoreDistribution(counts: readonly ScoreCount[]): number[] {
  const bands = Array<number>(BANDS).fill(0);
  for (const { score, papers } of counts) {
    const band = Math.min(BANDS - 1, Math.max(0, Math.floor(score / BAND_WIDTH)));
    bands[band] = (bands[band] ?? 0) + papers;
  }
  return bands;
}
