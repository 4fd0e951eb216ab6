import { QUESTION_LIMITS } from '../question-limits.ts';
import { gaps } from './gaps.ts';
import { matching } from './matching.ts';
import type { Carrier, KindProblem, QuestionKind, Sketch, StoredPart } from './question-kind.ts';
import { severalChoices } from './several-choices.ts';
import { singleChoice } from './single-choice.ts';
import { trueFalse } from './true-false.ts';
import { wordOrder } from './word-order.ts';
import { type MarkedText, type OpenText, written } from './written.ts';

/** Every kind of question there is. Whoever else has something for each of them has a table by these names. */
export const QUESTION_KINDS = {
  'single-choice': singleChoice,
  'several-choices': severalChoices,
  'true-false': trueFalse,
  gaps,
  'word-order': wordOrder,
  matching,
  written,
};

export type QuestionKindName = keyof typeof QUESTION_KINDS;
type AnyKind = (typeof QUESTION_KINDS)[QuestionKindName];

/** What is a question's own by its kind, complete. */
export type QuestionPart = ReturnType<AnyKind['fromRow']>;
/** The same under the pen. */
export type WrittenPart = ReturnType<AnyKind['fromSketch']>;
/** As a student gives it. */
export type Answer = NonNullable<ReturnType<AnyKind['readAnswer']>>;
/** As it lies with a paper: what somebody has marked has its marks with it. */
export type StoredAnswer = Answer | OpenText | MarkedText;
type Shown = ReturnType<AnyKind['present']>;
type Marked = ReturnType<AnyKind['mark']>;

/** What a question of any kind can do, for whoever need not know which kind it is. */
export function kindOf({
  kind,
}: {
  readonly kind: QuestionKindName;
}): QuestionKind<WrittenPart, QuestionPart, StoredAnswer, Shown, Marked, Answer> {
  // A kind's own module is given its own questions and answers only.
  return QUESTION_KINDS[kind] as unknown as QuestionKind<
    WrittenPart,
    QuestionPart,
    StoredAnswer,
    Shown,
    Marked,
    Answer
  >;
}

export const QUESTION_KIND_NAMES = Object.keys(QUESTION_KINDS) as QuestionKindName[];

/** The question that was found in a file or in a text. */
export function partFrom(sketch: Sketch): WrittenPart {
  const kind = QUESTION_KIND_NAMES.find((name) => QUESTION_KINDS[name].fits(sketch)) ?? 'single-choice';
  return QUESTION_KINDS[kind].fromSketch(sketch);
}

/** What a new question begins with: four choices, as papers usually have. */
export const BLANK_CHOICES: readonly string[] = ['', '', '', ''];

/**
 * The same question as another kind, with as much of its key as that has room for. Where there is nothing to choose
 * among it begins as a new one does, and nothing that is empty is right.
 */
export function asKind(written: WrittenPart, kind: QuestionKindName): WrittenPart {
  const { choices, right } = sketchOf(written);
  const isEnough = choices.length >= QUESTION_LIMITS.choicesAtLeast;
  return QUESTION_KINDS[kind].fromSketch({
    choices: isEnough ? choices : [...choices, ...BLANK_CHOICES.slice(choices.length)],
    right: right.filter((at) => choices[at]?.trim()),
  });
}

/** The same question as it is saved. */
export const tidiedPart = (written: WrittenPart & { readonly text: string }): WrittenPart =>
  kindOf(written).tidy(written, written.text);

export const sketchOf = (written: WrittenPart): Sketch => kindOf(written).sketch(written);

export const kindProblems = (
  question: WrittenPart & { readonly text: string; readonly weight: number },
): KindProblem[] => kindOf(question).problems(question, question.text, question.weight);

export function readPart({ kind, ...row }: StoredPart & { readonly kind: QuestionKindName }): QuestionPart {
  return kindOf({ kind }).fromRow(row);
}

/** A question that became another kind was answered under other rules: it is another question. */
export function carrierBetween(earlier: QuestionPart, now: QuestionPart): Carrier<StoredAnswer> | null {
  return earlier.kind === now.kind ? kindOf(now).carrier(earlier, now) : null;
}
