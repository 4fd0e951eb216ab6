import { QUESTION_LIMITS } from './question-limits.ts';

/** A question while it is being written: anything may still be missing. */
export interface WrittenQuestion {
  readonly text: string;
  readonly choices: readonly string[];
  readonly rightChoice: number | null;
  readonly weight: number;
  readonly explanation: string;
  /** A question may be a picture alone. */
  readonly imageMediaId: string | null;
}

export type QuestionProblem =
  | 'no-text'
  | 'text-too-long'
  | 'too-few-choices'
  | 'too-many-choices'
  | 'empty-choice'
  | 'choice-too-long'
  | 'same-choice-twice'
  | 'no-right-choice'
  | 'weight-out-of-range'
  | 'explanation-too-long';

/** Two choices that a reader cannot tell apart are the same. Capitals count: a quiz may well ask about them. */
export const choiceIdentity = (choice: string): string => choice.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');

/** Everything that keeps a question out of a quiz, in the order in which it is read; nothing when it is complete. */
export function questionProblems(question: WrittenQuestion): QuestionProblem[] {
  const { text, choices, rightChoice, weight, explanation, imageMediaId } = question;
  const limits = QUESTION_LIMITS;
  const read = choices.map(choiceIdentity);
  const filled = read.filter((choice) => choice !== '');
  const isRight = rightChoice !== null && Number.isInteger(rightChoice) && Boolean(read[rightChoice]);
  const isWeight = Number.isInteger(weight) && weight >= limits.weightAtLeast && weight <= limits.weightAtMost;
  const found: (QuestionProblem | false)[] = [
    text.trim() === '' && imageMediaId === null && 'no-text',
    text.length > limits.textLength && 'text-too-long',
    filled.length < limits.choicesAtLeast && 'too-few-choices',
    choices.length > limits.choicesAtMost && 'too-many-choices',
    filled.length >= limits.choicesAtLeast && filled.length < read.length && 'empty-choice',
    choices.some((choice) => choice.length > limits.choiceLength) && 'choice-too-long',
    new Set(filled).size < filled.length && 'same-choice-twice',
    !isRight && 'no-right-choice',
    !isWeight && 'weight-out-of-range',
    explanation.length > limits.explanationLength && 'explanation-too-long',
  ];
  return found.filter((problem) => problem !== false);
}
