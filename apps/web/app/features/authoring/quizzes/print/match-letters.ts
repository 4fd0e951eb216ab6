import type { Matching } from '@hessa/rules/quizzes/kinds/matching';
import { answerLetter } from '../../../quizzes/answer-letter.ts';

/** The second list of a match as it is printed: by its letters, unless that would put each beside what it belongs to. */
export function printedRights({ rights }: Matching): string[] {
  const sorted = [...rights].sort((one, other) => one.localeCompare(other, 'en'));
  const isSolved = sorted.every((right, at) => right === rights[at]);
  return isSolved ? [...sorted.slice(1), ...sorted.slice(0, 1)] : sorted;
}

/** The letter that belongs before each of the first list. */
export function matchLetters(question: Matching, arabic: boolean): string[] {
  const printed = printedRights(question);
  return question.lefts.map((_, at) => answerLetter(printed.indexOf(question.rights[at] ?? ''), arabic));
}
