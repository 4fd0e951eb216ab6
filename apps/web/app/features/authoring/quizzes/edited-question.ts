import type { Reply } from '@hessa/contract/client';
import type { Sketch } from '@hessa/rules/quizzes/kinds/question-kind';
import {
  asKind,
  BLANK_CHOICES,
  partFrom,
  QUESTION_KINDS,
  type QuestionKindName,
  sketchOf,
} from '@hessa/rules/quizzes/kinds/question-kinds';
import type { WrittenQuestion } from '@hessa/rules/quizzes/question-problems';

/** A question in the editor, in whatever state it is. */
export type EditedQuestion = WrittenQuestion & {
  /** Stays with the question while it is moved about; the server never sees it. */
  readonly id: string;
  /** The stored question this one came from, so that a regrade knows it again; null for a new one. */
  readonly from: number | null;
  /** The second of a video of the course that explains it. */
  readonly explainedIn: { readonly lessonId: number; readonly second: number } | null;
  /** Choices keep their order: "all of the above" must stay last. */
  readonly pinned: boolean;
  /** The parts of the paper that it belongs to, by their ids. */
  readonly section: string | null;
  readonly passage: string | null;
};

export type StoredQuiz = Reply<'GET /api/teach/quizzes/{lessonId}'>['data'];
type StoredQuestion = StoredQuiz['questions'][number];

export const newQuestionId = (): string => crypto.randomUUID();

export const blankQuestion = (): EditedQuestion => ({
  id: newQuestionId(),
  from: null,
  text: '',
  ...partFrom({ choices: BLANK_CHOICES, right: [] }),
  weight: 1,
  explanation: '',
  explainedIn: null,
  imageMediaId: null,
  pinned: false,
  section: null,
  passage: null,
});

/** A stored question; where it belongs is said by whoever knows the parts. */
export function fromStored(stored: StoredQuestion, id = `stored ${stored.id}`): EditedQuestion {
  const {
    id: from,
    identity: _identity,
    imageUrl: _imageUrl,
    section: _section,
    passage: _passage,
    ...question
  } = stored;
  return { id, from, ...question, section: null, passage: null };
}

/** A draft of the time before questions had kinds, videos that explain them, or parts says nothing of them. */
export function fromDraft(kept: Omit<EditedQuestion, 'kind'>): EditedQuestion {
  const unsaid = { kind: 'single-choice', explainedIn: null, section: null, passage: null };
  return { ...unsaid, ...kept } as EditedQuestion;
}

/** A question as each kind that it was, so that what was written of it as one comes back with that kind. */
export type EarlierKinds = { readonly [Kind in QuestionKindName]?: EditedQuestion };

/** The two kinds that are asked with one list of choices: what is written of it for one is written for the other. */
const TWINS: Partial<Record<QuestionKindName, QuestionKindName>> = {
  'single-choice': 'several-choices',
  'several-choices': 'single-choice',
};

/** The same with what the question is now, before it becomes another kind. */
export function withEarlier(earlier: EarlierKinds, question: EditedQuestion): EarlierKinds {
  const kept = { ...earlier, [question.kind]: question };
  const twin = TWINS[question.kind];
  const known = twin && earlier[twin];
  const isCurrent = known && JSON.stringify(choicesOf(known)) === JSON.stringify(choicesOf(question));
  return !twin || isCurrent ? kept : { ...kept, [twin]: ofKind(question, twin) };
}

/** As what it was when it was last of that kind; else with as much as that has room for. */
export function ofKind(question: EditedQuestion, kind: QuestionKindName, earlier: EarlierKinds = {}): EditedQuestion {
  const { id, from, text, weight, explanation, explainedIn, imageMediaId, pinned, section, passage } = question;
  const frame = { id, from, text, weight, explanation, explainedIn, imageMediaId, pinned, section, passage };
  return { ...(earlier[kind] ?? asKind(question, kind)), ...frame };
}

/** The same question with other choices, or another key. */
export function withSketch(question: EditedQuestion, sketch: Sketch): EditedQuestion {
  return { ...question, ...QUESTION_KINDS[question.kind].fromSketch(sketch) };
}

export const choicesOf = (question: EditedQuestion): readonly string[] => sketchOf(question).choices;
