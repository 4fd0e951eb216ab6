import type { Input } from '@hessa/contract/client';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { type Draft, type Stored, useDraft } from '../../../teach-shell/editing/use-draft.ts';
import { copyOf, isBlank, moved, type Paper, tidied, withQuestion } from './edit-paper.ts';
import { blankQuestion, type EditedQuestion, fromDraft, fromStored, type StoredQuiz } from './edited-question.ts';

interface Removed {
  question: EditedQuestion;
  at: number;
}

export interface EditedPaper {
  questions: Paper;
  draft: Draft<Paper>;
  /** The question that was taken out last, until something else is done. */
  removed: Removed | null;
  /** Where a picture of the paper can be seen; null for one of an earlier visit that is not saved yet. */
  pictureUrl: (mediaId: string | null) => string | null;
  keepPicture: (mediaId: string, url: string) => void;
  change: (id: string, change: (now: EditedQuestion) => EditedQuestion) => void;
  /** These three answer the id of the question that is there now. */
  addAt: (at: number) => string;
  copy: (at: number) => string | undefined;
  putBack: () => string | undefined;
  /** Puts questions from elsewhere at the end. */
  take: (questions: readonly EditedQuestion[]) => void;
  move: (from: number, to: number) => void;
  remove: (at: number) => void;
}

/** The paper under the pen, kept in the browser until the server has it. */
export function usePaper(quiz: StoredQuiz, refresh: () => Promise<void>): EditedPaper {
  const draft = useDraft<Paper>({
    name: `quiz ${quiz.lessonId}`,
    stored: { version: quiz.version, value: quiz.questions.map((question) => fromStored(question)) },
    save: async (paper, version) => {
      const saved = await savePaper(quiz.lessonId, paper, version);
      void refresh();
      return saved;
    },
    refresh,
    read: (kept) => kept.map(fromDraft),
  });
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [uploaded, setUploaded] = useState<ReadonlyMap<string, string>>(new Map());
  const questions = draft.value;

  function put(at: number, question: EditedQuestion): string {
    setRemoved(null);
    draft.change((now) => withQuestion(now, at, question));
    return question.id;
  }

  return {
    questions,
    draft,
    removed,
    pictureUrl(mediaId) {
      if (mediaId === null) return null;
      const stored = quiz.questions.find(({ imageMediaId }) => imageMediaId === mediaId);
      return uploaded.get(mediaId) ?? stored?.imageUrl ?? null;
    },
    keepPicture: (mediaId, url) => setUploaded((now) => new Map(now).set(mediaId, url)),
    change(id, change) {
      setRemoved(null);
      draft.change((now) => now.map((question) => (question.id === id ? change(question) : question)));
    },
    addAt: (at) => put(at, blankQuestion()),
    copy(at) {
      const question = questions[at];
      return question && put(at + 1, copyOf(question));
    },
    putBack: () => removed?.question && put(removed.at, removed.question),
    take(taken) {
      setRemoved(null);
      draft.change((now) => [...now.filter((question) => !isBlank(question)), ...taken]);
    },
    move(from, to) {
      setRemoved(null);
      draft.change((now) => moved(now, from, to));
    },
    remove(at) {
      const question = questions[at];
      if (!question) return;
      setRemoved(isBlank(question) ? null : { question, at });
      draft.change((now) => now.filter(({ id }) => id !== question.id));
    },
  };
}

/** Nothing incomplete gets here; what does is refused by the call's own schema. */
type SentQuestion = Input<'PUT /api/teach/quizzes/{lessonId}'>['body']['questions'][number];

/** What was saved keeps the ids it had under the pen, so that whoever goes on writing stays where they are. */
async function savePaper(lessonId: number, paper: Paper, version: number): Promise<Stored<Paper>> {
  const kept = paper.filter((question) => !isBlank(question)).map(tidied);
  const { data } = await call('PUT /api/teach/quizzes/{lessonId}', {
    params: { lessonId },
    body: {
      version,
      questions: kept.map(({ id: _id, ...question }) => question as SentQuestion),
    },
  });
  return { version: data.version, value: data.questions.map((stored, at) => fromStored(stored, kept[at]?.id)) };
}
