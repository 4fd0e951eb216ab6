export type AverageScore = { readonly kind: 'average'; readonly percent: number } | { readonly kind: 'no-quizzes-yet' };

export type TakenQuiz = {
  readonly score: number;
  /** Late answers wait for the teacher's word: a mark for now. */
  readonly provisional?: true | undefined;
  /** Students do not see it now; it counts all the same. */
  readonly hidden?: true | undefined;
};

/** Those whose mark is the last word. */
export function finalResults<Result extends TakenQuiz>(results: readonly Result[]): Result[] {
  return results.filter(({ provisional }) => !provisional);
}

/**
 * The mean of the quiz scores; a student without results has no average, which is not the same as zero. A mark for now
 * is in no average: it is told as what it is, and counts from the teacher's word on.
 */
export function averageScore(results: readonly TakenQuiz[]): AverageScore {
  const final = finalResults(results);
  if (final.length === 0) return { kind: 'no-quizzes-yet' };
  const sum = final.reduce((total, { score }) => total + score, 0);
  return { kind: 'average', percent: sum / final.length };
}
