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
