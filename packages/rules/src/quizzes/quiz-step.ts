export type QuizStep = {
  /** Counted from 1, for «السؤال n من m». */
  readonly number: number;
  readonly total: number;
  /** How far through the quiz this question is, in whole percent. */
  readonly percent: number;
  readonly isLast: boolean;
  readonly canGoBack: boolean;
  /** Next, or submit on the last question: only once this question has an answer. */
  readonly canGoOn: boolean;
};

export function quizStep(index: number, answers: readonly unknown[], total: number): QuizStep {
  return {
    number: index + 1,
    total,
    percent: total === 0 ? 0 : Math.round(((index + 1) * 100) / total),
    isLast: index === total - 1,
    canGoBack: index > 0,
    canGoOn: answers[index] != null,
  };
}
