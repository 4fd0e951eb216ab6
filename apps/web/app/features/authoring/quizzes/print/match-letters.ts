import type { Matching } from '@hessa/rules/quizzes/kinds/matching';
import { apart } from '@hessa/rules/quizzes/sheets/seen-on-paper';
import { answerLetter } from '../../../quizzes/answer-letter.ts';

/**
 * The second list of a match as it is printed, by stored places: in the order of a form, and on the paper as it was
 * written by its letters; never with each beside what it belongs to. A form's goes by places alone, so that other words
 * leave it as it lies on the desks.
 */
export function printedRights({ rights }: Matching, order?: readonly number[]): readonly number[] {
  const byLetter = (one: number, other: number) => (rights[one] ?? '').localeCompare(rights[other] ?? '', 'en');
  return apart(order ?? [...rights.keys()].sort(byLetter));
}

/** The letter that belongs before each of the first list. */
export function matchLetters(question: Matching, arabic: boolean, order?: readonly number[]): string[] {
  const printed = printedRights(question, order);
  return question.lefts.map((_, at) => answerLetter(printed.indexOf(at), arabic));
}
