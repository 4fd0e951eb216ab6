export const EXCELLENT_FROM = 80;
export const GOOD_FROM = 60;

export type QuizBand = 'excellent' | 'good' | 'keep-practising';

/** Takes the unrounded percent: 79.96 is not yet excellent. */
export function quizBand(percent: number): QuizBand {
  if (percent >= EXCELLENT_FROM) return 'excellent';
  return percent >= GOOD_FROM ? 'good' : 'keep-practising';
}
