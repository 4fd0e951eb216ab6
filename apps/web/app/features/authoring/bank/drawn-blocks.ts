import type { Drawn } from './take-drawn.ts';

export type DrawnQuestion = Drawn['questions'][number];

/** What is drawn together and goes together: a question alone, or all of a passage. */
export function blocksOf({ questions }: Drawn): DrawnQuestion[][] {
  const blocks: DrawnQuestion[][] = [];
  for (const question of questions) {
    const known = question.passage === null ? undefined : blocks.find((each) => isOfPassage(each, question));
    if (known) known.push(question);
    else blocks.push([question]);
  }
  return blocks;
}

const isOfPassage = ([first]: readonly DrawnQuestion[], { passage, row }: DrawnQuestion): boolean =>
  first?.passage === passage && first?.row === row;

/** The same with another block in the place of one; null where nothing as large was found. */
export function withOther(drawn: Drawn, gone: readonly DrawnQuestion[], found: Drawn): Drawn | null {
  if (found.questions.length < gone.length) return null;
  const at = drawn.questions.findIndex(({ id }) => id === gone[0]?.id);
  const stays = ({ id }: DrawnQuestion) => gone.every((each) => each.id !== id);
  const came = found.questions.map((question) => ({
    ...question,
    row: gone[0]?.row ?? 0,
    passage: question.passage === null ? null : question.passage + drawn.passages.length,
  }));
  return {
    found: drawn.found,
    questions: [...drawn.questions.slice(0, at).filter(stays), ...came, ...drawn.questions.slice(at).filter(stays)],
    passages: [...drawn.passages, ...found.passages],
  };
}
