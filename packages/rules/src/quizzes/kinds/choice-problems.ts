import { QUESTION_LIMITS } from '../question-limits.ts';
import { choiceIdentity } from './choice-identity.ts';
import type { KindProblem } from './question-kind.ts';

/** What is wrong with the choices themselves, whichever of them are right. */
export function choiceProblems(choices: readonly string[]): KindProblem[] {
  const limits = QUESTION_LIMITS;
  const read = choices.map(choiceIdentity);
  const filled = read.filter((choice) => choice !== '');
  const found: (KindProblem | false)[] = [
    filled.length < limits.choicesAtLeast && 'too-few-choices',
    choices.length > limits.choicesAtMost && 'too-many-choices',
    filled.length >= limits.choicesAtLeast && filled.length < read.length && 'empty-choice',
    choices.some((choice) => choice.length > limits.choiceLength) && 'choice-too-long',
    new Set(filled).size < filled.length && 'same-choice-twice',
  ];
  return found.filter((problem) => problem !== false);
}

/** A right choice has to be one that is there and has words. */
export function isFilled(choices: readonly string[], place: number | null): boolean {
  return choiceIdentity(choices[place ?? -1] ?? '') !== '';
}
