import { QUESTION_KIND_NAMES, type QuestionKindName } from '@hessa/rules/quizzes/kinds/question-kinds';
import { WRITTEN_FORMS } from '@hessa/rules/quizzes/kinds/written';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { z } from 'zod';

/** A kind of question on the wire: as its teacher sends it and reads it again, without its key, and marked. */
interface KindOnTheWire {
  sent: z.ZodRawShape;
  edited: z.ZodRawShape;
  shown: z.ZodRawShape;
  marked: z.ZodRawShape;
  /** An answer, by the places that the student saw. */
  answer: z.ZodType;
}

const place = z.int().min(0).max(50);
const ownPlace = z.int().min(0).max(QUESTION_LIMITS.choicesAtMost);
const sentChoices = z.array(z.string().max(QUESTION_LIMITS.choiceLength).trim()).max(QUESTION_LIMITS.choicesAtMost);
/** Before submission there is no key to leak: `isCorrect` is null and explanations are not here at all. */
const shownAnswers = z.array(z.object({ text: z.string(), isCorrect: z.null() }));
const markedAnswers = z.array(z.object({ text: z.string(), isCorrect: z.boolean() }));

const several = { kind: z.literal('several-choices') };
const trueFalse = { kind: z.literal('true-false') };
const gaps = { kind: z.literal('gaps') };
const wordOrder = { kind: z.literal('word-order') };
const matching = { kind: z.literal('matching') };
const written = { kind: z.literal('written'), form: z.enum(WRITTEN_FORMS) };

const wordRange = z.strictObject({
  from: z.int().min(1).max(QUESTION_LIMITS.writtenWordsAtMost),
  to: z.int().min(1).max(QUESTION_LIMITS.writtenWordsAtMost),
});
export const criterion = z.object({ name: z.string(), marks: z.number() });
const criteria = z.array(criterion).readonly();
const sentCriterion = z.strictObject({
  name: z.string().max(QUESTION_LIMITS.criterionLength).trim(),
  marks: z.int().min(1).max(QUESTION_LIMITS.criterionMarksAtMost),
});
const { gapsAtMost, spellingsAtMost, gapLength, wordsAtMost, pairsAtMost, choiceLength } = QUESTION_LIMITS;
const words = z.array(z.string()).readonly();
const sentWords = (atMost: number) => z.array(z.string().max(choiceLength).trim()).max(atMost);
const forgives = z.strictObject({ capitals: z.boolean(), apostrophes: z.boolean() });
/** The part of the question's mark that was earned, from 0 to 1. */
const share = z.number();

/** Whoever was there before there were kinds says nothing of one: that is a single choice. */
const KINDS = {
  'single-choice': {
    sent: { kind: z.literal('single-choice').default('single-choice'), choices: sentChoices, rightChoice: ownPlace },
    edited: { kind: z.literal('single-choice'), choices: z.array(z.string()).readonly(), rightChoice: z.number() },
    shown: { answers: shownAnswers },
    marked: { chosen: z.number(), answers: markedAnswers },
    answer: place,
  },
  'several-choices': {
    sent: { ...several, choices: sentChoices, rightChoices: z.array(ownPlace).max(QUESTION_LIMITS.choicesAtMost) },
    edited: { ...several, choices: z.array(z.string()).readonly(), rightChoices: z.array(z.number()).readonly() },
    shown: { ...several, answers: shownAnswers },
    marked: { ...several, chosen: z.array(z.number()), answers: markedAnswers, share },
    // Nothing ticked is kept too: whoever takes everything back finds it so on another device.
    answer: z.array(place).max(QUESTION_LIMITS.choicesAtMost).readonly(),
  },
  'true-false': {
    sent: { ...trueFalse, choices: sentChoices.length(2), rightChoice: z.int().min(0).max(1) },
    edited: { ...trueFalse, choices: words, rightChoice: z.number() },
    shown: { ...trueFalse, answers: shownAnswers },
    marked: { ...trueFalse, chosen: z.number(), answers: markedAnswers },
    answer: place,
  },
  gaps: {
    sent: {
      ...gaps,
      gaps: z.array(z.array(z.string().max(gapLength).trim()).max(spellingsAtMost)).max(gapsAtMost),
      forgives,
    },
    edited: { ...gaps, gaps: z.array(words).readonly(), forgives },
    /** How many there are, and what is forgiven, which the student may know. */
    shown: { ...gaps, gaps: z.number(), forgives },
    marked: {
      ...gaps,
      gaps: z.array(z.object({ written: z.string(), isCorrect: z.boolean(), accepted: words })),
      forgives,
      share,
    },
    /** What was written into each. */
    answer: z.array(z.string().max(gapLength)).max(gapsAtMost).readonly(),
  },
  'word-order': {
    sent: { ...wordOrder, words: sentWords(wordsAtMost) },
    edited: { ...wordOrder, words },
    shown: { ...wordOrder, words },
    marked: { ...wordOrder, words, given: words, right: words, share },
    answer: z.array(place).max(wordsAtMost).readonly(),
  },
  matching: {
    sent: { ...matching, lefts: sentWords(pairsAtMost), rights: sentWords(pairsAtMost) },
    edited: { ...matching, lefts: words, rights: words },
    shown: { ...matching, lefts: words, rights: words },
    marked: {
      ...matching,
      pairs: z.array(
        z.object({ left: z.string(), chosen: z.string().nullable(), right: z.string(), isCorrect: z.boolean() }),
      ),
      rights: words,
      share,
    },
    /** For each on the left the place of what it goes with, or -1. */
    answer: z.array(z.int().min(-1).max(pairsAtMost)).max(pairsAtMost).readonly(),
  },
  written: {
    sent: {
      ...written,
      words: wordRange.nullable(),
      rubric: z.array(sentCriterion).max(QUESTION_LIMITS.criteriaAtMost),
      model: z.string().max(QUESTION_LIMITS.modelLength).trim(),
    },
    edited: { ...written, words: wordRange.nullable(), rubric: criteria, model: z.string() },
    /** What is looked at is no key; the model answer is. */
    shown: { ...written, words: wordRange.nullable(), rubric: criteria },
    marked: {
      ...written,
      words: wordRange.nullable(),
      /** By the student; the question's own words are the frame's. */
      wrote: z.string(),
      isOnPaper: z.boolean(),
      isWaiting: z.boolean(),
      rubric: criteria,
      given: z.array(z.number()).readonly().nullable(),
      comments: z.array(z.string()).readonly(),
      model: z.string(),
      share,
    },
    answer: z.string().max(QUESTION_LIMITS.writtenLength),
  },
} satisfies Record<QuestionKindName, KindOnTheWire>;

type Kind = (typeof KINDS)[QuestionKindName];

/** Single choice last: it is what a question is that names no kind, and would take the others for its own. */
const SINGLE_LAST = Object.values(KINDS).reverse();

type Form = 'edited' | 'shown' | 'marked';
type OfKind<Frame, Own> = Own extends z.ZodRawShape ? z.ZodObject<Frame & Own> : never;

/** A question of any kind: what all of them have, and the part that is the kind's own. */
export function questionOfAnyKind<Named extends Form, Frame extends z.ZodRawShape>(form: Named, frame: Frame) {
  const { 'single-choice': single, ...named } = KINDS;
  const [first, ...others] = Object.values(named).map((kind) => z.object({ ...frame, ...kind[form] }));
  // By its name, without trying one kind after the other. Mapping over the table loses which shape is whose; the type
  // says it again.
  return z.union([
    z.discriminatedUnion('kind', [first, ...others] as never),
    z.object({ ...frame, ...single[form] }),
  ]) as unknown as z.ZodUnion<OfKind<Frame, Kind[Named]>[]>;
}

/** The same as it is sent: nothing in it that is not known. */
export function sentQuestionOfAnyKind<Frame extends z.ZodRawShape>(frame: Frame) {
  return z.union(
    SINGLE_LAST.map((kind) => z.strictObject({ ...frame, ...kind.sent })) as unknown as OfKind<Frame, Kind['sent']>[],
  );
}

export const questionKind = z.enum(QUESTION_KIND_NAMES);

export const anyAnswer = z.union(Object.values(KINDS).map(({ answer }) => answer));
