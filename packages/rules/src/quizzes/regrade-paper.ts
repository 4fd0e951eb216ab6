import type { PaperMatch, PaperQuestion } from './match-papers.ts';
import { type QuizScore, scoreQuiz } from './score-quiz.ts';

/** Stands for the answer to a question that does not count on this student's paper. */
export const NOT_COUNTED = -1;

export interface Regraded extends QuizScore {
  /** By question of the newer paper; `NOT_COUNTED` where the student answered nothing that still stands. */
  readonly answers: number[];
}

/**
 * What a paper that was handed in earlier is worth by the newer key. A question counts when both it and the choice
 * that the student took still stand: what was added later, taken out, or became another question helps nobody and
 * costs nobody. Null when nothing is left to count.
 */
export function regradePaper(
  now: readonly PaperQuestion[],
  match: PaperMatch,
  answers: readonly number[],
): Regraded | null {
  const carried = now.map((_, place) => {
    const known = match[place];
    return known ? (known.choices[answers[known.at] ?? NOT_COUNTED] ?? NOT_COUNTED) : NOT_COUNTED;
  });
  const counted = now
    .map(({ rightChoice, weight }, place) => ({
      rightAnswer: rightChoice,
      weight,
      answer: carried[place] ?? NOT_COUNTED,
    }))
    .filter(({ answer }) => answer !== NOT_COUNTED);
  if (counted.length === 0) return null;
  const score = scoreQuiz(
    counted,
    counted.map(({ answer }) => answer),
  );
  return { ...score, answers: carried };
}
