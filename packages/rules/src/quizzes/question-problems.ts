import type { KindProblem } from './kinds/question-kind.ts';
import { kindProblems, type WrittenPart } from './kinds/question-kinds.ts';
import { QUESTION_LIMITS } from './question-limits.ts';

/** What every question has, whatever its kind. */
export interface QuestionFrame {
  readonly text: string;
  readonly weight: number;
  readonly explanation: string;
  /** A question may be a picture alone. */
  readonly imageMediaId: string | null;
}

/** A question while it is being written: anything may still be missing. */
export type WrittenQuestion = QuestionFrame & WrittenPart;

export type QuestionProblem =
  | 'no-text'
  | 'text-too-long'
  | KindProblem
  | 'weight-out-of-range'
  | 'explanation-too-long';

/** Everything that keeps a question out of a quiz, in the order in which it is read; nothing when it is complete. */
export function questionProblems(question: WrittenQuestion): QuestionProblem[] {
  const { text, weight, explanation, imageMediaId } = question;
  const limits = QUESTION_LIMITS;
  const isWeight = Number.isInteger(weight) && weight >= limits.weightAtLeast && weight <= limits.weightAtMost;
  const found: (QuestionProblem | false)[] = [
    text.trim() === '' && imageMediaId === null && 'no-text',
    text.length > limits.textLength && 'text-too-long',
    ...kindProblems(question),
    !isWeight && 'weight-out-of-range',
    explanation.length > limits.explanationLength && 'explanation-too-long',
  ];
  return found.filter((problem) => problem !== false);
}
