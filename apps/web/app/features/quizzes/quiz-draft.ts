import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { draftIn, draftKey } from '../../session/begun-here.ts';
import { readStored, removeStored, writeStored } from '../../session/safe-storage.ts';
import { createStoredNews } from '../../session/stored-news.ts';

export interface KeptChoice {
  choice: Answer;
  /** By this phone's clock; 0 for a choice that another device made. */
  at: number;
  /** Marks of the question's and the chosen answers' words, by which a choice finds its place in a changed paper. */
  question: string;
  answer: string;
}

/**
 * A quiz under way as this phone keeps it: no words of the paper, and under its owner's name. Not in the tab's own
 * storage, because a battery that dies takes that along.
 */
export interface QuizDraft {
  basedOn: number;
  /** The question in front of the student. */
  index: number;
  choices: Readonly<Record<number, KeptChoice>>;
  /** Where it is gone on with, and its name: without a line nothing else knows of it. */
  path?: string;
  name?: string;
  /** The login was over when the quiz was handed in. */
  loginLost?: true;
}

const news = createStoredNews();

export function parseDraft(text: string | null): QuizDraft | null {
  const kept = draftIn(text) as QuizDraft | null;
  return kept && { ...kept, index: Number(kept.index) || 0 };
}

export function readDraft(userId: string, lessonId: number): QuizDraft | null {
  return parseDraft(readStored(draftKey(userId, lessonId)));
}

export function writeDraft(userId: string, lessonId: number, draft: QuizDraft): void {
  writeStored(draftKey(userId, lessonId), JSON.stringify(draft));
  news.tell();
}

export function removeDraft(userId: string, lessonId: number): void {
  removeStored(draftKey(userId, lessonId));
  news.tell();
}

/** Hears of every change of a draft, also by another tab. */
export const watchDrafts = news.watch;
