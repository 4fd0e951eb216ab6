import { quizBand } from '../quizzes/quiz-band.ts';

/** The colour of a score: the same bands as quiz results. */
export function scoreTone(percent: number): 'right' | 'warn' | 'wrong' {
  const band = quizBand(percent);
  if (band === 'excellent') return 'right';
  return band === 'good' ? 'warn' : 'wrong';
}
