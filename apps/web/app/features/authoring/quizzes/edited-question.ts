import type { Reply } from '@hessa/contract/client';
import type { WrittenQuestion } from '@hessa/rules/quizzes/question-problems';

/** A question in the editor, in whatever state it is. */
export interface EditedQuestion extends WrittenQuestion {
  /** Stays with the question while it is moved about; the server never sees it. */
  readonly id: string;
  /** The stored question this one came from, so that a regrade knows it again; null for a new one. */
  readonly from: number | null;
  /** Choices keep their order: "all of the above" must stay last. */
  readonly pinned: boolean;
}

export type StoredQuiz = Reply<'GET /api/teach/quizzes/{lessonId}'>['data'];
type StoredQuestion = StoredQuiz['questions'][number];

export const newQuestionId = (): string => crypto.randomUUID();

/** What a new question starts as: four choices, as papers usually have. */
export const blankQuestion = (): EditedQuestion => ({
  id: newQuestionId(),
  from: null,
  text: '',
  choices: ['', '', '', ''],
  rightChoice: null,
  weight: 1,
  explanation: '',
  imageMediaId: null,
  pinned: false,
});

export const fromStored = (stored: StoredQuestion, id = `stored ${stored.id}`): EditedQuestion => ({
  id,
  from: stored.id,
  text: stored.text,
  choices: stored.choices,
  rightChoice: stored.rightChoice,
  weight: stored.weight,
  explanation: stored.explanation,
  imageMediaId: stored.imageMediaId,
  pinned: stored.pinned,
});
