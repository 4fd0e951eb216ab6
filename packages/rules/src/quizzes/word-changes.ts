import { kindOf } from './kinds/question-kinds.ts';
import { matchPapers, type PaperQuestion } from './match-papers.ts';
import type { Passage, Section } from './paper-parts.ts';

type WordedQuestion = PaperQuestion & {
  readonly explanation: string | null;
  readonly explainedLessonId: number | null;
  readonly explainedSecond: number | null;
  readonly pinned: boolean;
};

/** A paper with all that its teacher wrote of it. */
export interface WordedPaper {
  readonly questions: readonly WordedQuestion[];
  readonly sections: readonly Section[];
  readonly passages: readonly Passage[];
}

/** What an edit changed that nobody's answer is judged by. */
export interface WordChange {
  readonly what: /** What is asked. */
    | 'wording'
    /** The words, or the order, of what there is to choose from, to match or to fill in. */
    | 'choice-words'
    | 'picture'
    | 'explanation'
    /** Where a film explains it. */
    | 'explained-in'
    /** Whether its choices keep the order they were written in. */
    | 'pinned'
    /** Of the paper: the order of its questions. */
    | 'order'
    /** Of the paper: its sections and passages. */
    | 'parts';
  /** Its number on the newer paper; 0 for what is the whole paper's. */
  readonly number: number;
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

/** All of it, question by question. What answers are judged by is told by `judgedChanges`. */
export function wordChanges(earlier: WordedPaper, now: WordedPaper): WordChange[] {
  const match = matchPapers(earlier.questions, now.questions);
  const changes = now.questions.flatMap((question, at): WordChange[] => {
    const was = earlier.questions[match[at]?.at ?? -1];
    if (!was) return [];
    const told = { number: at + 1, text: question.text, before: '', after: '' };
    const [wasWords, words] = [wordsOf(was), wordsOf(question)];
    const isJudgedAlike = kindOf(question).judgesAlike(was, question);
    const found: (WordChange | false)[] = [
      was.text !== question.text && { ...told, what: 'wording', before: was.text, after: question.text },
      isJudgedAlike && wasWords !== words && { ...told, what: 'choice-words', before: wasWords, after: words },
      was.imageMediaId !== question.imageMediaId && { ...told, what: 'picture' },
      (was.explanation ?? '') !== (question.explanation ?? '') && {
        ...told,
        what: 'explanation',
        before: was.explanation ?? '',
        after: question.explanation ?? '',
      },
      (was.explainedLessonId !== question.explainedLessonId || was.explainedSecond !== question.explainedSecond) && {
        ...told,
        what: 'explained-in',
      },
      was.pinned !== question.pinned && { ...told, what: 'pinned', after: question.pinned ? 'pinned' : '' },
    ];
    return found.filter((change) => change !== false);
  });
  const places = match.flatMap((known) => known?.at ?? []);
  const whole = { number: 0, text: '', before: '', after: '' };
  const ofPaper: (WordChange | false)[] = [
    places.some((place, at) => place < (places[at - 1] ?? 0)) && { ...whole, what: 'order' },
    partsOf(earlier) !== partsOf(now) && { ...whole, what: 'parts' },
  ];
  return [...changes, ...ofPaper.filter((change) => change !== false)];
}

const wordsOf = (question: PaperQuestion): string => kindOf(question).words(question).join('، ');

function partsOf({ sections, passages }: WordedPaper): string {
  return JSON.stringify([
    sections.map(({ name, instructions }) => [name, instructions]),
    passages.map(({ title, text, imageMediaId, audioMediaId }) => [title, text, imageMediaId, audioMediaId]),
  ]);
}
