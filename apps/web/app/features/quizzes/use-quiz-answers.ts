import { isUnanswered } from '@hessa/rules/quizzes/kinds/is-unanswered';
import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { deliver } from '../../outbox/outbox.ts';
import { draftKey } from '../../session/begun-here.ts';
import { fitChoices, keptChoice, mergeChoices } from './fit-choices.ts';
import { type QuizDraft, readDraft, writeDraft } from './quiz-draft.ts';
import type { Paper } from './quiz-paper.ts';
import { receiveSaves, saveChoice, takeBackChoices, unsentPlaces } from './save-choices.ts';
import { useQuizDraft } from './use-quiz-draft.ts';
import { useUnsent } from './use-unsent.ts';

interface Desk {
  userId: string;
  lessonId: number;
  paper: Paper;
  /** The paper came over the line just now, not from a shelf. */
  fresh: boolean;
  /** What the server had not been told when the paper was asked for. */
  untold: ReadonlySet<number>;
  refresh: () => Promise<void>;
}

export interface QuizAnswers {
  /** The answer to each question. */
  answers: readonly (Answer | null)[];
  index: number;
  /** The teacher changed the paper under the student's hands; what still fits was kept. */
  changed: boolean;
  choose: (choice: Answer) => void;
  goTo: (index: number) => void;
}

/** The student's choices: on the phone the moment they are made, on the server as soon as the line allows. */
export function useQuizAnswers({ userId, lessonId, paper, fresh, untold, refresh }: Desk): QuizAnswers {
  const draft = useQuizDraft(userId, lessonId);
  const [openedAt] = useState(() => Date.now());
  const [index, setIndex] = useState<number | null>(null);
  const [changed, setChanged] = useState(false);
  const contested = useRef(false);
  const unsent = useUnsent(userId, lessonId);

  // Before the eye sees anything: the phone's choices and the server's become one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a paper is taken up once, as it arrives
  useLayoutEffect(() => {
    const known = readDraft(userId, lessonId);
    const isOther = known !== null && known.basedOn !== paper.basedOn;
    const waiting = new Set([...untold, ...unsentPlaces(userId, lessonId)]);
    const choices = isOther
      ? fitChoices(known, paper)
      : mergeChoices(known, paper, { fresh, unsent: waiting, openedAt });
    contested.current =
      !isOther &&
      fresh &&
      [...waiting].some((at) => paper.saved[at] != null && !isSame(paper.saved[at], choices[at]?.choice));
    const answers = paper.questions.map((_, at) => given(choices[at]?.choice));
    const next = index !== null && !isOther ? index : known && !isOther ? known.index : firstOpen(answers);
    const place = Math.min(next, Math.max(paper.questions.length - 1, 0));
    write({ basedOn: paper.basedOn, index: place, choices });
    setIndex(place);
    if (!isOther) return;
    setChanged(true);
    takeBackChoices(lessonId);
    for (const [at, { choice }] of Object.entries(choices)) save(Number(at), choice, Date.now());
  }, [paper, fresh]);

  // Another device chose differently while ours lay unsent: once both are told, the server knows which is newer.
  useEffect(() => {
    if (unsent || !contested.current) return;
    contested.current = false;
    void refresh();
  }, [unsent, refresh]);

  // Handed in on another device: the next choice is refused. In another tab: the draft is gone. The paper says why.
  const onRefused = useEffectEvent(() => void refresh());
  useEffect(() => receiveSaves(lessonId, ({ kind }) => kind === 'refused' && onRefused()), [lessonId]);

  // Whoever goes to another page takes nothing along that the server has not.
  useEffect(() => () => void deliver(), []);

  const onGone = useEffectEvent(() => void refresh());
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === draftKey(userId, lessonId) && newValue === null) onGone();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [userId, lessonId]);

  function write(next: QuizDraft): void {
    const { pathname, search } = location;
    writeDraft(userId, lessonId, { ...next, path: pathname + search, name: paper.lessonName });
  }

  function save(position: number, choice: Answer, clientTime: number): void {
    saveChoice(userId, lessonId, { position, choice, clientTime }, openedAt);
  }

  const shown = index ?? draft?.index ?? 0;
  return {
    answers: paper.questions.map((_, at) => given(draft?.choices[at]?.choice ?? paper.saved[at])),
    index: shown,
    changed,
    choose(choice) {
      const question = paper.questions[shown];
      const known = readDraft(userId, lessonId);
      if (!question || !known) return;
      const now = Date.now();
      write({ ...known, choices: { ...known.choices, [shown]: keptChoice(question, choice, now) } });
      save(shown, choice, now);
    },
    goTo(to) {
      setIndex(to);
      setChanged(false);
      const known = readDraft(userId, lessonId);
      if (known) write({ ...known, index: to });
    },
  };
}

/** An answer of which everything was taken back is none. */
const given = (choice: Answer | null | undefined): Answer | null => (isUnanswered(choice) ? null : choice);

const isSame = (one: Answer, other: Answer | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Where a student goes on: the first question without an answer, or the last one. */
export function firstOpen(answers: readonly (Answer | null)[]): number {
  const at = answers.indexOf(null);
  return at < 0 ? Math.max(answers.length - 1, 0) : at;
}
