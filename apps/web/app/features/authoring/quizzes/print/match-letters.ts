import type { Matching } from '@hessa/rules/quizzes/kinds/matching';
import { answerLetter } from '../../../quizzes/answer-letter.ts';

/** The second list of a match as it is printed: in the order of its letters, so that it gives nothing away. */
export function printedRights({ rights }: Matching): string[] {
  return [...rights].sort((one, other) => one.localeCompare(other, 'en'));
}

/** The letter that belongs before each of the first list. */
export function matchLetters(question: Matching, arabic: boolean): string[] {
  const printed = printedRights(question);
  return question.lefts.map((_, at) => answerLetter(printed.indexOf(question.rights[at] ?? ''), arabic));
}
