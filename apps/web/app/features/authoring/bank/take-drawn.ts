import type { Reply } from '@hessa/contract/client';
import { gathered } from '@hessa/rules/quizzes/paper-parts';
import { isBlank } from '../quizzes/edit-paper.ts';
import type { EditedPassage, WholePaper } from '../quizzes/edited-parts.ts';
import { type EditedQuestion, newQuestionId } from '../quizzes/edited-question.ts';

export type Drawn = Reply<'POST /api/teach/bank/draw'>['data'];

/** Where what a row drew goes, and what each of it is worth; null is as the bank has it. */
export interface RowPlace {
  readonly section: string | null;
  readonly weight: number | null;
}

/**
 * The paper with what was drawn, each row's in its section. A passage comes along, once for every section that asks
 * about it.
 */
export function takeDrawn(paper: WholePaper, drawn: Drawn, rows: readonly RowPlace[]): WholePaper {
  const last = paper.sections.at(-1)?.id ?? null;
  const passages = new Map<string, EditedPassage>();
  const questions = drawn.questions.map((question): EditedQuestion => {
    const { id: _id, row, passage: at, imageUrl: _imageUrl, ...words } = question;
    const section = paper.sections.find(({ id }) => id === rows[row]?.section)?.id ?? last;
    const stored = at === null ? undefined : drawn.passages[at];
    const name = `${section} ${at}`;
    if (stored && !passages.has(name)) {
      const { title, text, imageMediaId, audioMediaId } = stored;
      passages.set(name, { id: newQuestionId(), title, text, imageMediaId, audioMediaId });
    }
    const passage = passages.get(name)?.id ?? null;
    const weight = rows[row]?.weight ?? words.weight;
    return { ...words, weight, id: newQuestionId(), from: null, explainedIn: null, section, passage };
  });
  const written = paper.questions.filter((question) => !isBlank(question));
  return {
    sections: paper.sections,
    passages: [...paper.passages, ...passages.values()],
    questions: gathered(
      [...written, ...questions],
      paper.sections.map(({ id }) => id),
    ),
  };
}
