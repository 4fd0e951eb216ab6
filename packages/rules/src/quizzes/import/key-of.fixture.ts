import { sketchOf, type WrittenPart } from '../kinds/question-kinds.ts';

/** The key of a question that was read, as its kind has it. */
export const keyOf = (part: WrittenPart) => {
  if ('rightChoices' in part) return { rightChoices: part.rightChoices };
  return 'rightChoice' in part ? { rightChoice: part.rightChoice } : {};
};

export const choicesOf = (part: WrittenPart): readonly string[] => sketchOf(part).choices;
