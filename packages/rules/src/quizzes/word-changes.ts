import { kindOf } from './kinds/question-kinds.ts';
import { matchPapers, type PaperQuestion } from './match-papers.ts';
import type { Passage, Placed, Section } from './paper-parts.ts';
import { toldWords } from './told-change.ts';

type WordedQuestion = PaperQuestion &
  Placed & {
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
    /** What is asked of an answer besides: how long a text is to be, and what it is. */
    | 'demands'
    | 'picture'
    | 'explanation'
    /** Where a film explains it. */
    | 'explained-in'
    /** Whether its choices keep the order they were written in. */
    | 'pinned'
    /** The section or the passage that it belongs to. */
    | 'place'
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
    const words = toldWords(was, question);
    const isReworded = words.before !== words.after;
    const isJudgedAlike = kindOf(question).judgesAlike(was, question);
    const [wasIn, isIn] = [placeIn(earlier, was), placeIn(now, question)];
    const found: (WordChange | false)[] = [
      was.text !== question.text && { ...told, what: 'wording', before: was.text, after: question.text },
      isJudgedAlike && isReworded && { ...told, what: 'choice-words', ...words },
      isJudgedAlike && !isReworded && rowOf(was) !== rowOf(question) && { ...told, what: 'demands' },
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
      isElsewhere(wasIn, isIn) && { ...told, what: 'place', before: wasIn.words, after: isIn.words },
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

const rowOf = (question: PaperQuestion): string => JSON.stringify(kindOf(question).toRow(question));

interface Place {
  readonly at: readonly unknown[];
  /** The parts themselves, which keep their names when others come before them. */
  readonly parts: readonly string[];
  readonly words: string;
}

function placeIn({ sections, passages }: WordedPaper, { section, passage }: Placed): Place {
  const [ofSection, ofPassage] = [sections[section ?? -1], passages[passage ?? -1]];
  return {
    at: [section, passage],
    parts: [JSON.stringify([ofSection?.name, ofSection?.instructions]), JSON.stringify(ofPassage ?? null)],
    words: [ofSection?.name, ofPassage && (ofPassage.title || ofPassage.text)].filter(Boolean).join('، '),
  };
}

/** A part that is renamed stays at its number, and one that is moved keeps its name: neither moves its questions. */
const isElsewhere = (was: Place, now: Place): boolean =>
  was.parts.some((part, which) => part !== now.parts[which] && was.at[which] !== now.at[which]);

function partsOf({ sections, passages }: WordedPaper): string {
  return JSON.stringify([
    sections.map(({ name, instructions }) => [name, instructions]),
    passages.map(({ title, text, imageMediaId, audioMediaId }) => [title, text, imageMediaId, audioMediaId]),
  ]);
}
