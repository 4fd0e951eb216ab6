import { kindOf, type QuestionKindName, type QuestionPart } from '../kinds/question-kinds.ts';

/** An order in which nothing stands beside what it belongs to by standing in its own place. */
export function apart(order: readonly number[]): readonly number[] {
  const isSolved = order.every((place, at) => place === at);
  return isSolved ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

type InOrder = (order: readonly number[]) => readonly number[];
const asDrawn: InOrder = (order) => order;

const PRINTED: Readonly<Record<QuestionKindName, InOrder>> = {
  'single-choice': asDrawn,
  'several-choices': asDrawn,
  'true-false': asDrawn,
  gaps: asDrawn,
  // Shown to nobody as the sentence, wherever it is shown.
  'word-order': asDrawn,
  matching: apart,
  written: asDrawn,
};

/** What is seen of a question in a printed form, in one line: two orders of words that look alike are one. */
export function seenOnPaper(question: QuestionPart, order: readonly number[]): string {
  return JSON.stringify(kindOf(question).present(question, PRINTED[question.kind](order)));
}
