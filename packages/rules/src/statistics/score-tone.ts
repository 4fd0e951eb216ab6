import { quizBand } from '../quizzes/quiz-band.ts';

/** The colour of a score: the same bands as quiz results. */
export function scoreTone(percent: number): 'right' | 'warn' | 'wrong' {
  const band = quizBand(percent);
  if (band === 'excellent') return 'right';
  return band === 'good' ? 'warn' : 'wrong';
}

export type MarkTone = ReturnType<typeof scoreTone> | 'open';

/** The same of a paper: a mark that is for now is not decided, and has no colour yet. */
export const markTone = (percent: number, isForNow: boolean | undefined): MarkTone =>
  isForNow ? 'open' : scoreTone(percent);
