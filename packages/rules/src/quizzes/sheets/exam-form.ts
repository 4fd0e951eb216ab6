import { choiceOrder } from '../choice-order.ts';
import type { Placed } from '../paper-parts.ts';

/** The four forms of a paper, as they are shaded. */
export const FORM_LETTERS = ['أ', 'ب', 'ج', 'د'] as const;
export type FormLetter = (typeof FORM_LETTERS)[number];

/** One question as a form has it: its place in the paper, and the stored place of what is shown at each place. */
export interface FormEntry {
  readonly at: number;
  readonly order: readonly number[];
}

/** What a form needs to know of a question. */
export interface ShuffledQuestion {
  readonly at: number;
  /** How many things of it are put into an order. */
  readonly shuffled: number;
  readonly pinned: boolean;
}

/** Questions that stay together and in their order: one alone, or a passage's. */
export type FormBlock = readonly ShuffledQuestion[];
/** Blocks change places within their section only; sections keep theirs. */
export type FormSection = readonly FormBlock[];

/** The blocks of a paper whose questions stand in the order of its parts; `drawn` are the places that the form has of it. */
export function formSections(
  questions: readonly (Omit<ShuffledQuestion, 'at'> & Placed)[],
  drawn: readonly number[] = [...questions.keys()],
): FormSection[] {
  const sections: ShuffledQuestion[][][] = [];
  for (const [place, at] of drawn.entries()) {
    const question = questions[at];
    if (!question) continue;
    const { section, passage, shuffled, pinned } = question;
    const before = questions[drawn[place - 1] ?? -1];
    if (!before || before.section !== section) sections.push([]);
    const blocks = sections.at(-1) as ShuffledQuestion[][];
    const isBeside = before && before.section === section && passage !== null && before.passage === passage;
    if (!isBeside) blocks.push([]);
    blocks.at(-1)?.push({ at, shuffled, pinned });
  }
  return sections;
}

/**
 * The paper in one of its forms, the same for the same seed. The seed must hold something only the server knows: the
 * order tells where the choice stands that the teacher typed first.
 */
export function layOutForm(sections: readonly FormSection[], seed: string): FormEntry[] {
  return sections.flatMap((blocks, section) =>
    choiceOrder(`${seed} section ${section}`, blocks.length)
      .flatMap((block) => blocks[block] ?? [])
      .map(({ at, shuffled, pinned }) => ({ at, order: choiceOrder(`${seed} question ${at}`, shuffled, pinned) })),
  );
}
