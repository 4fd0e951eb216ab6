import type { StoredAnswer } from './kinds/question-kinds.ts';
import type { PaperMatch, PaperQuestion } from './match-papers.ts';
import { type QuizScore, scoreQuiz } from './score-quiz.ts';

/** Stands for the answer to a question that does not count on this student's paper. */
export const NOT_COUNTED = -1;

/** An answer as it is stored with a paper; null where an exam's question was left empty, which counts and earns nothing. */
export type KeptAnswer = StoredAnswer | typeof NOT_COUNTED | null;

export interface Regraded extends QuizScore {
  /** By question of the newer paper; `NOT_COUNTED` where the student answered nothing that still stands. */
  readonly answers: KeptAnswer[];
}

/** Answers to an earlier paper by the questions of the newer one. */
export function carryAnswers(match: PaperMatch, answers: readonly KeptAnswer[]): KeptAnswer[] {
  return match.map((known) => {
    if (!known) return NOT_COUNTED;
    const answer = answers[known.at];
    if (answer === null) return null;
    if (answer === undefined || answer === NOT_COUNTED) return NOT_COUNTED;
    return known.carry(answer) ?? NOT_COUNTED;
  });
}

/**
 * What a paper that was handed in earlier is worth by the newer key. A question counts when both it and what the
 * student answered still stand: what was added later, taken out, or became another question helps nobody and costs
 * nobody. Null when nothing is left to count.
 */
export function regradePaper(
  now: readonly PaperQuestion[],
  match: PaperMatch,
  answers: readonly KeptAnswer[],
): Regraded | null {
  const carried = carryAnswers(match, answers);
  const isCounted = (_: unknown, place: number) => carried[place] !== NOT_COUNTED;
  const counted = now.filter(isCounted);
  if (counted.length === 0) return null;
  return { ...scoreQuiz(counted, carried.filter(isCounted)), answers: carried };
}
