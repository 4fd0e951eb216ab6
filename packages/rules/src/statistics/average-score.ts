export type AverageScore = { readonly kind: 'average'; readonly percent: number } | { readonly kind: 'no-quizzes-yet' };

/** The mean of the quiz scores; a student without results has no average, which is not the same as zero. */
export function averageScore(results: readonly { readonly score: number }[]): AverageScore {
  if (results.length === 0) return { kind: 'no-quizzes-yet' };
  const sum = results.reduce((total, { score }) => total + score, 0);
  return { kind: 'average', percent: sum / results.length };
}
