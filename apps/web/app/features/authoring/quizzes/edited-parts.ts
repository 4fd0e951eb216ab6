import {
  gathered,
  type PartProblem,
  type Passage,
  type Placed,
  partProblems,
  type Section,
} from '@hessa/rules/quizzes/paper-parts';
import { type PoolProblem, poolProblems } from '@hessa/rules/quizzes/pools';
import { isBlank, type Paper } from './edit-paper.ts';
import { fromStored, type StoredQuiz } from './edited-question.ts';

/** A part stays itself while it is moved about: its questions name it by its id, which the server never sees. */
export type EditedSection = Section & { readonly id: string };
export type EditedPassage = Passage & { readonly id: string };

export interface WholePaper {
  readonly sections: readonly EditedSection[];
  readonly passages: readonly EditedPassage[];
  readonly questions: Paper;
}

/** What is stored as it is edited. What was under the pen keeps the ids it had there. */
export function wholeFromStored(stored: Pick<StoredQuiz, keyof WholePaper>, pen?: WholePaper): WholePaper {
  const sections = stored.sections.map((section, at) => ({ id: pen?.sections[at]?.id ?? `section ${at}`, ...section }));
  const passages = stored.passages.map(({ imageUrl: _imageUrl, audioUrl: _audioUrl, ...passage }, at) => ({
    id: pen?.passages[at]?.id ?? `passage ${at}`,
    ...passage,
  }));
  const questions = stored.questions.map((question, at) => ({
    ...fromStored(question, pen?.questions[at]?.id),
    section: sections[question.section ?? -1]?.id ?? null,
    passage: passages[question.passage ?? -1]?.id ?? null,
  }));
  return { sections, passages, questions };
}

/** Every question where it belongs: sections in their order, a passage's questions together. */
function inPlace({ sections, passages, questions }: WholePaper): WholePaper {
  const order = sections.map(({ id }) => id);
  return { sections, passages, questions: gathered(questions, order) };
}

export function withSection(paper: WholePaper, id: string): WholePaper {
  const section = { id, name: '', instructions: '', draw: null };
  const sections = [...paper.sections, section];
  // On a paper with sections every question is in one: the first takes all there are.
  if (sections.length > 1) return { ...paper, sections };
  return { ...paper, sections, questions: paper.questions.map((question) => ({ ...question, section: section.id })) };
}

export function withPassage(paper: WholePaper, id: string): WholePaper {
  const passage = { id, title: '', text: '', imageMediaId: null, audioMediaId: null };
  return { ...paper, passages: [...paper.passages, passage] };
}

/** The questions of a section that goes are those of the one before it, or after it. */
export function withoutSection(paper: WholePaper, id: string): WholePaper {
  const at = paper.sections.findIndex((section) => section.id === id);
  const heir = (paper.sections[at - 1] ?? paper.sections[at + 1])?.id ?? null;
  const sections = paper.sections.filter((section) => section.id !== id);
  const questions = paper.questions.map((each) => (each.section === id ? { ...each, section: heir } : each));
  return inPlace({ ...paper, sections, questions });
}

export function withoutPassage(paper: WholePaper, id: string): WholePaper {
  const passages = paper.passages.filter((passage) => passage.id !== id);
  return {
    ...paper,
    passages,
    questions: paper.questions.map((each) => (each.passage === id ? { ...each, passage: null } : each)),
  };
}

export function withMovedSection(paper: WholePaper, from: number, to: number): WholePaper {
  const sections = [...paper.sections];
  sections.splice(to, 0, ...sections.splice(from, 1));
  return inPlace({ ...paper, sections });
}

/** Where a new question stands: in the section before it, and about a passage where it goes on, or lies within it. */
export function placeOfNew({ sections, questions }: WholePaper, at: number, goesOn: boolean): Placed<string> {
  const [before, after] = [questions[at - 1], questions[at]];
  if (!before) return { section: sections[0]?.id ?? null, passage: null };
  const { section, passage } = before;
  return { section, passage: goesOn || passage === after?.passage ? passage : null };
}

/** Puts a question into another part. A passage is in one section: its questions go along, or come to where it is. */
export function withPlace(paper: WholePaper, id: string, place: Partial<Placed<string>>): WholePaper {
  const asked = paper.questions.find((question) => question.id === id);
  if (!asked) return paper;
  const passage = place.passage === undefined ? asked.passage : place.passage;
  const others = paper.questions.filter((each) => passage !== null && each.passage === passage && each.id !== id);
  const section = place.section ?? others[0]?.section ?? asked.section;
  const questions = paper.questions.map((each) => {
    if (each.id === id) return { ...each, passage, section };
    return others.includes(each) ? { ...each, section } : each;
  });
  return inPlace({ ...paper, questions });
}

/** A question that was dragged takes the section it was dropped into, and a passage when it lies between its questions. */
export function settled(paper: WholePaper, at: number): WholePaper {
  const { questions } = paper;
  const dropped = questions[at];
  if (!dropped) return paper;
  const [before, after] = [questions[at - 1], questions[at + 1]];
  const neighbours = [before?.passage, after?.passage];
  const isAlone = !questions.some(({ id, passage }) => id !== dropped.id && passage === dropped.passage);
  const staysWith = dropped.passage !== null && (isAlone || neighbours.includes(dropped.passage));
  const isBetween = before?.passage && before.passage === after?.passage;
  const passage = isBetween ? before.passage : staysWith ? dropped.passage : null;
  const section = (before ?? after)?.section ?? dropped.section;
  return inPlace({
    ...paper,
    questions: questions.map((each) => (each === dropped ? { ...each, section, passage } : each)),
  });
}

/** Nothing stands in it, and no question that is written asks about it. */
function isSpare({ id, title, text, imageMediaId, audioMediaId }: EditedPassage, questions: Paper): boolean {
  const isBare = title.trim() === '' && text.trim() === '' && imageMediaId === null && audioMediaId === null;
  return isBare && !questions.some((question) => question.passage === id && !isBlank(question));
}

/** What is saved of a paper: neither blank questions nor passages that were added and never begun. */
export function withoutSpare(paper: WholePaper): WholePaper {
  return {
    ...paper,
    passages: paper.passages.filter((passage) => !isSpare(passage, paper.questions)),
    questions: paper.questions.filter((question) => !isBlank(question)),
  };
}

/** The paper as it is sent: parts by their places, passages in the order in which they are met. */
export function sentParts({ sections, passages, questions }: WholePaper) {
  const met = [...new Set(questions.map(({ passage }) => passage))];
  const inOrder = [...passages].sort((one, other) => met.indexOf(one.id) - met.indexOf(other.id));
  const placeIn = (parts: readonly { id: string }[], id: string | null) =>
    id === null ? null : parts.findIndex((part) => part.id === id);
  return {
    sections: sections.map(({ id: _id, ...section }) => section),
    passages: inOrder.map(({ id: _id, ...passage }) => passage),
    places: questions.map((question) => ({
      section: placeIn(sections, question.section),
      passage: placeIn(inOrder, question.passage),
    })),
    inOrder,
  };
}

/** The first section or passage that keeps the paper from being saved: where whoever presses is led. */
export function firstLackingPart(paper: WholePaper): string | null {
  const { sections, passages, questions: written } = withoutSpare(paper);
  const isUsed = (part: 'section' | 'passage', id: string) => written.some((question) => question[part] === id);
  const section = sections.find(({ id, name }) => name.trim() === '' || !isUsed('section', id));
  const passage = passages.find(
    ({ id, text, imageMediaId, audioMediaId }) =>
      !isUsed('passage', id) || (text.trim() === '' && imageMediaId === null && audioMediaId === null),
  );
  return section?.id ?? passage?.id ?? null;
}

/** The names of the sections that nothing is asked in. */
export function emptySections({ sections, questions }: WholePaper): string[] {
  const written = questions.filter((question) => !isBlank(question));
  return sections
    .filter(({ id, name }) => name.trim() !== '' && !written.some(({ section }) => section === id))
    .map(({ name }) => name.trim());
}

/** What the parts still lack, without what is left out when it is saved. */
export function incompleteParts(paper: WholePaper): (PartProblem | PoolProblem)[] {
  const kept = withoutSpare(paper);
  const { questions } = kept;
  const { sections, passages, places } = sentParts(kept);
  const placed = places.map((place, at) => ({ ...place, weight: questions[at]?.weight ?? 1 }));
  return [...partProblems(sections, passages, places), ...poolProblems(sections, placed)];
}
