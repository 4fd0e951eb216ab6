interface Choices {
  answers: readonly { readonly text: string }[];
}

export const choiceTexts = ({ answers }: Choices): string[] => answers.map(({ text }) => text);

/** Choices as they stood before anything was marked. */
export const unmarked = (answers: Choices['answers']) => answers.map(({ text }) => ({ text, isCorrect: null }));
