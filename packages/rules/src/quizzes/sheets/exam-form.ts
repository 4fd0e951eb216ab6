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

/** What a form is laid out of; its seed must hold something only the server knows, as that of any order. */
interface FormPlan {
  readonly sections: readonly FormSection[];
  readonly seed: string;
}

/** Enough to meet each of the few orders that small things have. */
const DRAWS = 64;
/** In how many orders so many things can stand; of four and more there are more than there are forms. */
const ordersOf = (count: number, pinned = false): number => (pinned ? 1 : ([1, 1, 2, 6][count] ?? 24));

interface Draw<T> {
  name: string;
  /** How many there are at most. */
  orders: number;
  seed: string;
  draw: (seed: string) => T;
  look: (drawn: T) => string;
}

/** What was drawn, by its name and its looks. */
class Drawn {
  readonly #looks = new Map<string, Set<string>>();

  keep(name: string, look: string): void {
    this.#looks.set(name, (this.#looks.get(name) ?? new Set()).add(look));
  }

  /** Draws until it looks like none that was kept under its name; where all others do too, it stays as it was first. */
  another<T>({ name, orders, seed, draw, look }: Draw<T>): T {
    const first = draw(seed);
    const known = this.#looks.get(name);
    if (known && known.size >= orders) return first;
    let drawn = first;
    for (let again = 1; known?.has(look(drawn)); again += 1) {
      if (again > DRAWS) return first;
      drawn = draw(`${seed} again ${again}`);
    }
    return drawn;
  }
}

/**
 * The paper in its forms, the same for the same seeds. Wherever there is another order, of the questions of a section,
 * of what a question shows or of the paper as a whole, no two forms have the same. `look` is what is seen of a question
 * in an order: orders that look alike are one.
 */
export function layOutForms(
  plans: readonly FormPlan[],
  look: (at: number, order: readonly number[]) => string,
): FormEntry[][] {
  const drawn = new Drawn();
  const placesOf = (questions: readonly { at: number }[]) => questions.map(({ at }) => at).join();
  // By the questions it has: a section that draws may have others in another form.
  const sectionName = (blocks: FormSection) => `section of ${placesOf(blocks.flat())}`;
  const seenOf = (sections: readonly FormEntry[][]) =>
    JSON.stringify(sections.flat().map(({ at, order }) => [at, look(at, order)]));

  const layOutSection = (blocks: FormSection, section: number, seed: string): FormEntry[] =>
    drawn
      .another({
        name: sectionName(blocks),
        orders: ordersOf(blocks.length),
        seed: `${seed} section ${section}`,
        draw: (own) => choiceOrder(own, blocks.length).flatMap((block) => blocks[block] ?? []),
        look: placesOf,
      })
      .map(({ at, shuffled, pinned }) => {
        const order = drawn.another({
          name: `question ${at}`,
          orders: ordersOf(shuffled, pinned),
          seed: `${seed} question ${at}`,
          draw: (own) => choiceOrder(own, shuffled, pinned),
          look: (seen) => look(at, seen),
        });
        return { at, order };
      });

  return plans.map(({ sections, seed }) => {
    const orders = sections
      .flatMap((blocks) => [
        ordersOf(blocks.length),
        ...blocks.flat().map(({ shuffled, pinned }) => ordersOf(shuffled, pinned)),
      ])
      .reduce((all, each) => all * each, 1);
    const draw = (own: string) => sections.map((blocks, section) => layOutSection(blocks, section, own));
    const name = `paper of ${placesOf(sections.flat(2))}`;
    const form = drawn.another({ name, orders, seed, draw, look: seenOf });
    drawn.keep(name, seenOf(form));
    for (const [section, entries] of form.entries()) {
      drawn.keep(sectionName(sections[section] ?? []), placesOf(entries));
      for (const { at, order } of entries) drawn.keep(`question ${at}`, look(at, order));
    }
    return form.flat();
  });
}
