import { type KeptAnswer, NOT_COUNTED } from './regrade-paper.ts';

/** Under so many seconds a question a paper was handed in faster than its questions are read. */
export const HASTY_SECONDS = 2;

/** One wrong answer in common is what a tempting choice is for; from so many on it is worth a look. */
export const TWIN_WRONG_AT_LEAST = 2;

/** Seconds that each question took, from opening the quiz to handing it in; null when it was not that fast. */
export function hastySeconds(openedAt: number, submittedAt: number, questions: number): number | null {
  if (questions === 0) return null;
  const seconds = (submittedAt - openedAt) / 1000 / questions;
  return seconds < HASTY_SECONDS ? Math.max(0, seconds) : null;
}

/** Leaving an exam's page once is a call or a message; from so often on, or for so long, it is worth a look. */
export const AWAY_TIMES = 3;
export const AWAY_SECONDS = 60;

export const wasAway = ({ times, seconds }: { readonly times: number; readonly seconds: number }): boolean =>
  times >= AWAY_TIMES || seconds >= AWAY_SECONDS;

/**
 * How many wrong answers two papers have in common, where everything that both were asked is answered the same; 0 where
 * they differ anywhere. Students who drew other questions are compared by those that both got.
 */
export function wrongInCommon(
  one: readonly KeptAnswer[],
  other: readonly KeptAnswer[],
  isWrong: (place: number, answer: KeptAnswer) => boolean,
): number {
  let wrong = 0;
  for (const [place, answer] of one.entries()) {
    const theirs = other[place];
    if (answer === NOT_COUNTED || theirs === undefined || theirs === NOT_COUNTED) continue;
    if (JSON.stringify(answer) !== JSON.stringify(theirs)) return 0;
    if (isWrong(place, answer)) wrong += 1;
  }
  return wrong;
}
