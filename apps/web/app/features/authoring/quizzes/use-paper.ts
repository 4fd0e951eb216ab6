import type { Input } from '@hessa/contract/client';
import type { QuestionKindName } from '@hessa/rules/quizzes/kinds/question-kinds';
import type { Placed } from '@hessa/rules/quizzes/paper-parts';
import { useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { type Draft, type Stored, useDraft } from '../../../teach-shell/editing/use-draft.ts';
import { copyOf, isBlank, moved, type Paper, tidied, withQuestion } from './edit-paper.ts';
import {
  type EditedPassage,
  type EditedSection,
  placeOfNew,
  sentParts,
  settled,
  type WholePaper,
  wholeFromStored,
  withMovedSection,
  withoutPassage,
  withoutSection,
  withoutSpare,
  withPassage,
  withPlace,
  withSection,
} from './edited-parts.ts';
import {
  blankQuestion,
  type EarlierKinds,
  type EditedQuestion,
  fromDraft,
  newQuestionId,
  ofKind,
  type StoredQuiz,
  withEarlier,
} from './edited-question.ts';

interface Removed {
  question: EditedQuestion;
  at: number;
}

/** What is done to the parts of a paper. */
interface PartCalls {
  /** These two answer the id of what is there now. */
  addSection: () => string;
  changeSection: (id: string, change: Partial<EditedSection>) => void;
  removeSection: (id: string) => void;
  moveSection: (from: number, to: number) => void;
  addPassage: () => string;
  changePassage: (id: string, change: Partial<EditedPassage>) => void;
  removePassage: (id: string) => void;
}

export interface EditedPaper extends WholePaper {
  draft: Draft<WholePaper>;
  parts: PartCalls;
  /** The question that was taken out last, until something else is done. */
  removed: Removed | null;
  /** Where a file of the paper can be seen or heard; null for one of an earlier visit that is not saved yet. */
  pictureUrl: (mediaId: string | null) => string | null;
  keepPicture: (mediaId: string, url: string) => void;
  change: (id: string, change: (now: EditedQuestion) => EditedQuestion) => void;
  become: (id: string, kind: QuestionKindName) => void;
  place: (id: string, place: Partial<Placed<string>>) => void;
  /** These three answer the id of the question that is there now. */
  addAt: (at: number, goesOn: boolean) => string;
  copy: (at: number) => string | undefined;
  putBack: () => string | undefined;
  /** Several things at once: sections laid out, questions that were drawn. */
  rework: (change: (now: WholePaper) => WholePaper) => void;
  /** Questions of the bank that came in during this visit, so that they are not drawn again. */
  drawn: ReadonlySet<number>;
  keepDrawn: (ids: readonly number[]) => void;
  /** Puts questions from elsewhere at the end. */
  take: (questions: readonly EditedQuestion[]) => void;
  move: (from: number, to: number) => void;
  remove: (at: number) => void;
}

/** The paper under the pen, kept in the browser until the server has it. */
export function usePaper(quiz: StoredQuiz, refresh: () => Promise<void>): EditedPaper {
  const draft = useDraft<WholePaper>({
    name: `quiz ${quiz.lessonId}`,
    stored: { version: quiz.version, value: wholeFromStored(quiz) },
    save: async (paper, version) => {
      const saved = await savePaper(quiz.lessonId, paper, version);
      void refresh();
      return saved;
    },
    refresh,
    read: readDraft,
  });
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [uploaded, setUploaded] = useState<ReadonlyMap<string, string>>(new Map());
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());
  // Of this visit alone: no part of the paper, of its draft or of what is saved.
  const earlierKinds = useRef(new Map<string, EarlierKinds>());
  const { sections, passages, questions } = draft.value;

  function edit(change: (now: WholePaper) => WholePaper): void {
    setRemoved(null);
    draft.change(change);
  }

  const editQuestions = (change: (now: Paper) => Paper) =>
    edit((now) => ({ ...now, questions: change(now.questions) }));

  function added(add: (now: WholePaper, id: string) => WholePaper): string {
    const id = newQuestionId();
    edit((now) => add(now, id));
    return id;
  }

  function put(at: number, question: EditedQuestion): string {
    editQuestions((now) => withQuestion(now, at, question));
    return question.id;
  }

  const changeQuestion = (id: string, change: (now: EditedQuestion) => EditedQuestion) =>
    editQuestions((now) => now.map((question) => (question.id === id ? change(question) : question)));

  return {
    sections,
    passages,
    questions,
    draft,
    removed,
    parts: {
      addSection: () => added(withSection),
      changeSection: (id, change) => edit((now) => ({ ...now, sections: now.sections.map(changed(id, change)) })),
      removeSection: (id) => edit((now) => withoutSection(now, id)),
      moveSection: (from, to) => edit((now) => withMovedSection(now, from, to)),
      addPassage: () => added(withPassage),
      changePassage: (id, change) => edit((now) => ({ ...now, passages: now.passages.map(changed(id, change)) })),
      removePassage: (id) => edit((now) => withoutPassage(now, id)),
    },
    pictureUrl(mediaId) {
      if (mediaId === null) return null;
      const stored = [...quiz.questions, ...quiz.passages].find(({ imageMediaId }) => imageMediaId === mediaId);
      const heard = quiz.passages.find(({ audioMediaId }) => audioMediaId === mediaId);
      return uploaded.get(mediaId) ?? stored?.imageUrl ?? heard?.audioUrl ?? null;
    },
    keepPicture: (mediaId, url) => setUploaded((now) => new Map(now).set(mediaId, url)),
    change: changeQuestion,
    become(id, kind) {
      const question = questions.find((each) => each.id === id);
      if (!question) return;
      const earlier = withEarlier(earlierKinds.current.get(id) ?? {}, question);
      earlierKinds.current.set(id, earlier);
      changeQuestion(id, (now) => ofKind(now, kind, earlier));
    },
    place: (id, place) => edit((now) => withPlace(now, id, place)),
    addAt: (at, goesOn) => put(at, { ...blankQuestion(), ...placeOfNew(draft.value, at, goesOn) }),
    copy(at) {
      const question = questions[at];
      return question && put(at + 1, copyOf(question));
    },
    putBack: () => removed?.question && put(removed.at, removed.question),
    rework: edit,
    drawn,
    keepDrawn: (ids) => setDrawn((now) => new Set([...now, ...ids])),
    take(taken) {
      const section = sections.at(-1)?.id ?? null;
      const placed = taken.map((question) => ({ ...question, section, passage: null }));
      editQuestions((now) => [...now.filter((question) => !isBlank(question)), ...placed]);
    },
    move: (from, to) => edit((now) => settled({ ...now, questions: moved(now.questions, from, to) }, to)),
    remove(at) {
      const question = questions[at];
      if (!question) return;
      editQuestions((now) => now.filter(({ id }) => id !== question.id));
      setRemoved(isBlank(question) ? null : { question, at });
    },
  };
}

const changed =
  <Part extends { id: string }>(id: string, change: Partial<Part>) =>
  (part: Part): Part =>
    part.id === id ? { ...part, ...change } : part;

/** What was kept before papers had parts is the list of its questions. */
function readDraft(kept: WholePaper | Paper): WholePaper {
  const { sections, passages, questions } =
    'questions' in kept ? kept : { sections: [], passages: [], questions: kept };
  // One of before sections drew anything says nothing of it.
  const drawing = sections.map((section) => ({ ...section, draw: section.draw ?? null }));
  return { sections: drawing, passages, questions: questions.map(fromDraft) };
}

/** Nothing incomplete gets here; what does is refused by the call's own schema. */
type SentQuestion = Input<'PUT /api/teach/quizzes/{lessonId}'>['body']['questions'][number];

/** What was saved keeps the ids it had under the pen, so that whoever goes on writing stays where they are. */
async function savePaper(lessonId: number, paper: WholePaper, version: number): Promise<Stored<WholePaper>> {
  const written = withoutSpare(paper);
  const kept = { ...written, questions: written.questions.map(tidied) };
  const { sections, passages, places, inOrder } = sentParts(kept);
  const { data } = await call('PUT /api/teach/quizzes/{lessonId}', {
    params: { lessonId },
    body: {
      version,
      sections,
      passages,
      questions: kept.questions.map(({ id: _id, ...question }, at) => ({ ...question, ...places[at] }) as SentQuestion),
    },
  });
  return { version: data.version, value: wholeFromStored(data, { ...kept, passages: inOrder }) };
}
