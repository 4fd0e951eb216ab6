import { LESSON_KIND_NAMES } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { KEY_TIMES } from '@hessa/rules/quizzes/key-time';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { SECOND_MARKINGS } from '@hessa/rules/quizzes/second-marking';
import { z } from 'zod';
import { positiveInt } from '../../bounded-int.ts';
import { wholeNumber } from '../../paging.ts';
import { examTerms } from '../../quizzes/exams/exam-state.ts';
import { editedParts, sentPlace } from '../../quizzes/paper-parts.ts';
import { questionOfAnyKind, sentQuestionOfAnyKind } from '../../quizzes/question-kinds.ts';

export const quizParams = z.object({ lessonId: wholeNumber });

/** The second of a video of the same course that explains a question. */
const explainedIn = z.strictObject({
  lessonId: positiveInt,
  second: z.int().min(0).max(QUESTION_LIMITS.secondAtMost),
});

/** A question as the editor sends it. What must be there is said by the rule `questionProblems`, with its Arabic. */
export const sentQuestion = sentQuestionOfAnyKind({
  /** The stored question this one was edited from. */
  from: positiveInt.nullable(),
  text: z.string().max(QUESTION_LIMITS.textLength),
  weight: z.int().min(QUESTION_LIMITS.weightAtLeast).max(QUESTION_LIMITS.weightAtMost),
  explanation: z.string().max(QUESTION_LIMITS.explanationLength),
  explainedIn: explainedIn.nullable().default(null),
  imageMediaId: z.string().max(64).nullable(),
  pinned: z.boolean(),
  /** Where it belongs among the parts that are sent along. */
  ...sentPlace,
});

/** A quiz with its key, for who writes it. */
export const editedQuiz = z.object({
  lessonId: z.number(),
  courseId: z.number(),
  unitId: z.number(),
  lessonType: z.enum(LESSON_KIND_NAMES),
  name: z.string(),
  /** Counts up with every change of the paper. */
  version: z.number(),
  /** When students see the right answers. */
  keyTime: z.enum(KEY_TIMES),
  /** When the results are told; null where each is as it is ready. */
  resultsAt: z.number().nullable(),
  /** Whose written answers two people mark. */
  secondMarking: z.enum(SECOND_MARKINGS),
  /** Null for a quiz without a limit. */
  exam: examTerms.nullable(),
  /** The shape it is written to have. */
  templateId: z.string().nullable(),
  ...editedParts,
  questions: z.array(
    questionOfAnyKind('edited', {
      id: z.number(),
      /** What it goes by in the trail, whatever is edited of it. */
      identity: z.string(),
      text: z.string(),
      weight: z.number(),
      explanation: z.string(),
      explainedIn: explainedIn.nullable(),
      imageMediaId: z.string().nullable(),
      imageUrl: z.string().nullable(),
      pinned: z.boolean(),
      section: z.number().nullable(),
      passage: z.number().nullable(),
    }),
  ),
  /** How many have handed in, and how many of them under a version before this one. */
  submissions: z.object({ all: z.number(), earlier: z.number() }),
});
