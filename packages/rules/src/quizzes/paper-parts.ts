/** A stretch of a paper with a name, and with what is to be done in it. */
export interface Section {
  readonly name: string;
  readonly instructions: string;
  /** So many of its questions are drawn for each student; null where everybody gets all of them. */
  readonly draw: number | null;
}

/** What several questions ask about: a text, a picture, a recording, or more than one of these. */
export interface Passage {
  readonly title: string;
  readonly text: string;
  readonly imageMediaId: string | null;
  readonly audioMediaId: string | null;
}

/** Where a question belongs on its paper, by whatever names a part there. */
export interface Placed<Name = number> {
  readonly section: Name | null;
  readonly passage: Name | null;
}

/** The same as papers say it: belonging nowhere may go unsaid. */
type SaidPlace = { readonly [Part in keyof Placed]?: number | null | undefined };

export const PART_LIMITS = {
  sections: 20,
  passages: 20,
  nameLength: 120,
  instructionsLength: 1000,
  /** A page of close print, four times. */
  textLength: 12_000,
} as const;

export type PartProblem =
  | 'section-without-name'
  | 'section-without-questions'
  | 'empty-passage'
  | 'passage-without-questions'
  | 'question-without-section'
  | 'out-of-order';

/**
 * The questions of each section together, in the sections' order, and those of a passage one after the other; apart
 * from that as they were. Whoever puts questions into another order has to come out with the same.
 */
export function gathered<Name, Question extends Placed<Name>>(
  questions: readonly Question[],
  sections: readonly Name[],
): Question[] {
  const rank = ({ section }: Question) => (section === null ? -1 : sections.indexOf(section));
  const gathering: Question[] = [];
  for (const question of [...questions].sort((one, other) => rank(one) - rank(other))) {
    const { section, passage } = question;
    const isBeside = (each: Question) => passage !== null && each.passage === passage && each.section === section;
    const last = gathering.length - 1 - [...gathering].reverse().findIndex(isBeside);
    gathering.splice(last < gathering.length ? last + 1 : gathering.length, 0, question);
  }
  return gathering;
}

/** Everything about the parts that keeps a paper from being saved. */
export function partProblems(
  sections: readonly Section[],
  passages: readonly Passage[],
  questions: readonly Placed[],
): PartProblem[] {
  const isEmpty = (words: string) => words.trim() === '';
  const hasQuestion = (part: keyof Placed, at: number) => questions.some((question) => question[part] === at);
  const isThere = (place: number | null, parts: readonly unknown[]) => place === null || place in parts;
  const places = sections.map((_, at) => at);
  const homes = passages.map(
    (_, at) => new Set(questions.flatMap(({ section, passage }) => (passage === at ? [section] : []))),
  );
  const isInOrder =
    questions.every(({ section, passage }) => isThere(section, sections) && isThere(passage, passages)) &&
    homes.every((home) => home.size < 2) &&
    gathered(questions, places).every((question, at) => question === questions[at]);
  const found: (PartProblem | false)[] = [
    sections.some(({ name }) => isEmpty(name)) && 'section-without-name',
    places.some((at) => !hasQuestion('section', at)) && 'section-without-questions',
    passages.some((each) => isEmpty(each.text) && each.imageMediaId === null && each.audioMediaId === null) &&
      'empty-passage',
    passages.some((_, at) => !hasQuestion('passage', at)) && 'passage-without-questions',
    sections.length > 0 && questions.some(({ section }) => section === null) && 'question-without-section',
    !isInOrder && 'out-of-order',
  ];
  return found.filter((problem) => problem !== false);
}

/** The first question of its part, where what is said of the part is said. */
export function opensPart(questions: readonly SaidPlace[], at: number, part: keyof Placed): boolean {
  const own = questions[at]?.[part] ?? null;
  return own !== null && own !== (questions[at - 1]?.[part] ?? null);
}

/** The numbers, from 1, of the first and the last question of a part. */
export function numbersOf(questions: readonly SaidPlace[], part: keyof Placed, place: number): [number, number] {
  const own = questions.map((question) => question[part] === place);
  return [own.indexOf(true) + 1, own.lastIndexOf(true) + 1];
}
