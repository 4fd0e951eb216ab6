import type { Reply } from '@hessa/contract/client';
import type { Sketch } from '@hessa/rules/quizzes/kinds/question-kind';
import {
  asKind,
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

/** What a new question starts as: four choices, as papers usually have. */
export const blankQuestion = (): EditedQuestion => ({
  id: newQuestionId(),
  from: null,
  text: '',
  ...partFrom({ choices: ['', '', '', ''], right: [] }),
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
  const { id: from, imageUrl: _imageUrl, section: _section, passage: _passage, ...question } = stored;
  return { id, from, ...question, section: null, passage: null };
}

/** A draft of the time before questions had kinds, videos that explain them, or parts says nothing of them. */
export function fromDraft(kept: Omit<EditedQuestion, 'kind'>): EditedQuestion {
  const unsaid = { kind: 'single-choice', explainedIn: null, section: null, passage: null };
  return { ...unsaid, ...kept } as EditedQuestion;
}

export function ofKind(question: EditedQuestion, kind: QuestionKindName): EditedQuestion {
  const { id, from, text, weight, explanation, explainedIn, imageMediaId, pinned, section, passage } = question;
  const frame = { id, from, text, weight, explanation, explainedIn, imageMediaId, pinned, section, passage };
  return { ...frame, ...asKind(question, kind) };
}

/** The same question with other choices, or another key. */
export function withSketch(question: EditedQuestion, sketch: Sketch): EditedQuestion {
  return { ...question, ...QUESTION_KINDS[question.kind].fromSketch(sketch) };
}

export const choicesOf = (question: EditedQuestion): readonly string[] => sketchOf(question).choices;
