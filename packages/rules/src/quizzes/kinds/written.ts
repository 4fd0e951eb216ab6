import { QUESTION_LIMITS } from '../question-limits.ts';
import type { KindProblem, QuestionKind } from './question-kind.ts';

export const WRITTEN_FORMS = ['paragraph', 'email', 'translation'] as const;
export type WrittenForm = (typeof WRITTEN_FORMS)[number];

/** One of the things that are looked at, and how many marks it may earn. */
export interface Criterion {
  readonly name: string;
  readonly marks: number;
}

/** A text of the student's own. Without criteria it is marked as a whole, out of its weight. */
export interface Written {
  readonly kind: 'written';
  readonly form: WrittenForm;
  /** How many words are expected; null where nobody counts them. */
  readonly words: { readonly from: number; readonly to: number } | null;
  readonly rubric: readonly Criterion[];
  readonly model: string;
}

/** What each criterion earned, and what was said to it. */
export interface TextMarking {
  readonly given: readonly number[];
  readonly comments: readonly string[];
  /** When; whoever marks it again says which marking was seen. */
  readonly at: string;
}

/** The same as one of two has it, who do not see each other's. */
export interface OwnMarking extends TextMarking {
  readonly by: string;
}

/** A text as it is marked, out of how many marks all together. */
export interface MarkedText extends TextMarking {
  readonly text: string;
  readonly of: number;
  /** Where two marked it: what each of them gave. */
  readonly markings?: readonly OwnMarking[];
}

/** A text that two mark and one has marked, or both differently: it is worth nothing yet (`second-marking.ts`). */
export interface OpenText {
  readonly text: string;
  readonly of: number;
  readonly markings: readonly OwnMarking[];
}

/** Until it is marked an answer is the text alone; an empty one was written on paper, and is marked from there. */
export type WrittenAnswer = string | OpenText | MarkedText;

export const ON_PAPER = '';

export const textOf = (answer: WrittenAnswer): string => (typeof answer === 'string' ? answer : answer.text);

/** Whether anybody has marked it. */
export const hasMarks = (answer: unknown): answer is OpenText | MarkedText =>
  typeof answer === 'object' && answer !== null && 'text' in answer;

export const isMarked = (answer: unknown): answer is MarkedText =>
  typeof answer === 'object' && answer !== null && 'given' in answer;

export const isOpenText = (answer: unknown): answer is OpenText => hasMarks(answer) && !isMarked(answer);

/** What is marked of it: the whole, where its teacher named nothing. */
export function criteriaOf({ rubric }: Pick<Written, 'rubric'>, weight: number): readonly Criterion[] {
  return rubric.length > 0 ? rubric : [{ name: 'الدرجة كلها', marks: weight }];
}

const sum = (marks: readonly number[]) => marks.reduce((total, each) => total + each, 0);
/** How many marks criteria have room for all together. */
export const marksIn = (rubric: readonly Criterion[]) => sum(rubric.map(({ marks }) => marks));

/** Marks that the criteria have room for, one for each. */
export function fitsCriteria(criteria: readonly Criterion[], given: readonly number[]): boolean {
  return (
    given.length === criteria.length &&
    given.every((each, at) => Number.isInteger(each) && each >= 0 && each <= (criteria[at]?.marks ?? 0))
  );
}

/** A paragraph, an e-mail or a translation. Nobody but a person can say what it earns. */
export const written = {
  mayPin: false,
  fits: () => false,
  // Of choices the right one is what a good answer says.
  fromSketch: ({ choices, right: [first = -1] }): Written => ({
    kind: 'written',
    form: 'paragraph',
    words: null,
    rubric: [],
    model: choices[first] ?? '',
  }),
  sketch: () => ({ choices: [], right: [] }),
  problems: ({ words, rubric, model }, _text, weight) => {
    const { criteriaAtMost, criterionMarksAtMost, criterionLength, modelLength, writtenWordsAtMost } = QUESTION_LIMITS;
    const isFair = ({ marks }: Criterion) => Number.isInteger(marks) && marks >= 1 && marks <= criterionMarksAtMost;
    const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= writtenWordsAtMost;
    const found: (KindProblem | false)[] = [
      words !== null && (!isCount(words.from) || !isCount(words.to) || words.from > words.to) && 'words-out-of-range',
      rubric.some(({ name }) => name.trim() === '') && 'empty-criterion',
      (rubric.length > criteriaAtMost || rubric.some((each) => !isFair(each))) && 'criteria-out-of-range',
      rubric.some(({ name }) => name.length > criterionLength) && 'choice-too-long',
      rubric.length > 0 && marksIn(rubric) !== weight && 'rubric-not-weight',
      model.length > modelLength && 'model-too-long',
    ];
    return found.filter((problem) => problem !== false);
  },
  words: ({ rubric, model }) => [model, ...rubric.map(({ name }) => name)],
  tidy: ({ rubric, model, ...rest }) => ({
    ...rest,
    model: model.trim(),
    rubric: rubric
      .map(({ name, marks }) => ({ name: name.trim(), marks }))
      .filter(({ name, marks }) => name !== '' || marks > 0),
  }),
  toRow: (part) => ({ choices: [], rightChoice: null, details: detailsOf(part) }),
  fromRow: ({ details }) => ({ kind: 'written', ...readDetails(details) }),
  shuffled: () => 0,
  // Criteria are no key: whoever knows what is looked at writes better.
  present: ({ form, words, rubric }) => ({ kind: 'written' as const, form, words, rubric }),
  readAnswer: (_part, _order, sent): string | null => {
    if (typeof sent !== 'string' || sent.trim() === '') return null;
    return sent.slice(0, QUESTION_LIMITS.writtenLength);
  },
  grade: (_part, answer): number | null => (isMarked(answer) ? sum(answer.given) / Math.max(1, answer.of) : null),
  picked: (): number[] => [],
  mark({ form, words, rubric, model }, _order, answer) {
    const marked = isMarked(answer) ? answer : null;
    return {
      kind: 'written' as const,
      form,
      words,
      wrote: answer === null ? '' : textOf(answer),
      isOnPaper: answer !== null && textOf(answer) === ON_PAPER,
      // What was left empty earned nothing, and nobody has to look at it.
      isWaiting: answer !== null && marked === null,
      rubric,
      given: marked?.given ?? null,
      comments: marked?.comments ?? [],
      // Beside a text that is not marked yet it would be marked by its own student.
      model: answer === null || marked ? model : '',
      share: marked ? sum(marked.given) / Math.max(1, marked.of) : 0,
    };
  },
  // By other criteria it has to be read again.
  carrier: (earlier, now) => {
    const isSame = hasSameCriteria(earlier, now);
    return { carry: (answer) => (isSame ? answer : textOf(answer)), places: [] };
  },
  judgesAlike: hasSameCriteria,
  keyWords: ({ rubric }) => rubric.map(({ name, marks }) => `${name} = ${marks}`).join(' | '),
  cells: ({ model, rubric, words }) => ({
    choices: [
      words === null ? '' : `${words.from}-${words.to}`,
      ...rubric.map(({ name, marks }) => `${name} = ${marks}`),
    ],
    right: model,
  }),
  gift: () => [],
} satisfies QuestionKind<Written, Written, WrittenAnswer, object, object, string>;

function hasSameCriteria(earlier: Written, now: Written): boolean {
  return JSON.stringify(detailsOf(earlier).rubric) === JSON.stringify(detailsOf(now).rubric);
}

type Details = Omit<Written, 'kind'>;

/**
 * Its own part alone, whatever question it comes with, and always in one order: the database keeps the parts of an object
 * in another, and two that say the same are compared as they are written.
 */
const detailsOf = ({ form, words, rubric, model }: Details): Details => ({
  form,
  words: words && { from: words.from, to: words.to },
  rubric: rubric.map(({ name, marks }) => ({ name, marks })),
  model,
});

function readDetails(details: unknown): Details {
  const { form, words, rubric, model } = (details ?? {}) as Partial<Written>;
  return detailsOf({
    form: WRITTEN_FORMS.find((each) => each === form) ?? 'paragraph',
    words: words ?? null,
    rubric: Array.isArray(rubric) ? rubric : [],
    model: typeof model === 'string' ? model : '',
  });
}
