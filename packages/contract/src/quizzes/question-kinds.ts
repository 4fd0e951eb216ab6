import { QUESTION_KIND_NAMES, type QuestionKindName } from '@hessa/rules/quizzes/kinds/question-kinds';
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
    /** `share` is the part of the question's mark that was earned, from 0 to 1. */
    marked: { ...several, chosen: z.array(z.number()), answers: markedAnswers, share: z.number() },
    // Nothing ticked is kept too: whoever takes everything back finds it so on another device.
    answer: z.array(place).max(QUESTION_LIMITS.choicesAtMost).readonly(),
  },
} satisfies Record<QuestionKindName, KindOnTheWire>;

type Kind = (typeof KINDS)[QuestionKindName];

/** Single choice last: it is what a question is that names no kind, and would take the others for its own. */
const SINGLE_LAST = Object.values(KINDS).reverse();

type Form = 'edited' | 'shown' | 'marked';
type OfKind<Frame, Own> = Own extends z.ZodRawShape ? z.ZodObject<Frame & Own> : never;

/** A question of any kind: what all of them have, and the part that is the kind's own. */
export function questionOfAnyKind<Named extends Form, Frame extends z.ZodRawShape>(form: Named, frame: Frame) {
  // Mapping over the table loses which shape is whose; the type says it again.
  return z.union(
    SINGLE_LAST.map((kind) => z.object({ ...frame, ...kind[form] })) as unknown as OfKind<Frame, Kind[Named]>[],
  );
}

/** The same as it is sent: nothing in it that is not known. */
export function sentQuestionOfAnyKind<Frame extends z.ZodRawShape>(frame: Frame) {
  return z.union(
    SINGLE_LAST.map((kind) => z.strictObject({ ...frame, ...kind.sent })) as unknown as OfKind<Frame, Kind['sent']>[],
  );
}

export const questionKind = z.enum(QUESTION_KIND_NAMES);

export const anyAnswer = z.union(Object.values(KINDS).map(({ answer }) => answer));
