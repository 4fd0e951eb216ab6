import { isUnanswered } from './is-unanswered.ts';
import { UNMATCHED } from './unmatched.ts';

/** Of an answer made of so many parts some were given and some left: a match without its pair, a gap without a word. */
export function isUnfinished(parts: number, answer: unknown): boolean {
  if (isUnanswered(answer) || !Array.isArray(answer)) return false;
  return answer.filter((each) => each !== UNMATCHED && each !== '').length < parts;
}
