import type { WrittenPart } from '../kinds/question-kinds.ts';

/** The key of a question that was read, as its kind has it. */
export const keyOf = (part: WrittenPart) =>
  part.kind === 'single-choice' ? { rightChoice: part.rightChoice } : { rightChoices: part.rightChoices };
