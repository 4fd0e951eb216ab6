import { FORM_LETTERS } from '@hessa/rules/quizzes/sheets/exam-form';
import { z } from 'zod';
import { hiddenKey } from './hidden-key.ts';
import { marks } from './marks.ts';
import { placed, shownPassages } from './paper-parts.ts';
import { questionOfAnyKind } from './question-kinds.ts';

/** A marked paper: the server's own grading, and the key that only a submitted paper shows. */
export const quizResult = z.object({
  lessonId: z.number(),
  lessonName: z.string(),
  /** False for whoever holds only a lecture of the course: its curriculum is not theirs. */
  holdsCourse: z.boolean(),
  /** Null while some of it is being marked, or until the results are released. */
  score: z.number().nullable(),
  /** Null until the results are released. */
  correctCount: z.number().nullable(),
  total: z.number(),
  marks,
  notes: z.string(),
  /** While some of it is being marked: what the rest earned, and how many answers are still to be read. */
  waiting: z.object({ earned: z.number(), possible: z.number(), answers: z.number() }).nullable(),
  /** Letters that came too late and on which the teacher has not decided: until then the mark is for now. */
  held: z.number(),
  /** Set until the results are released: then nothing of the paper is told. */
  releasedAt: z.string().nullable(),
  submittedAt: z.string(),
  /** Of an exam: its student, or its clock; null for a quiz without a limit and for a sheet of paper. */
  handedInBy: z.enum(['student', 'time']).nullable(),
  /** The form of the paper that this student had, on the screen or to shade; null where there was one paper. */
  form: z.enum(FORM_LETTERS).nullable(),
  /** Set while the right answers are kept back: the review is empty, and comes then, or when the teacher lets it. */
  hiddenKey: hiddenKey.nullable(),
  /** What was earned in each section, where the paper has any and its key is not kept back; its passages likewise. */
  sections: z
    .array(z.object({ name: z.string(), earned: z.number(), possible: z.number(), open: z.number() }))
    .optional(),
  passages: shownPassages.optional(),
  review: z.array(
    questionOfAnyKind('marked', {
      text: z.string(),
      imageUrl: z.string().nullable(),
      explanation: z.string().nullable(),
      /** The part of a video that explains it, where the student may open that video now. */
      explainedIn: z.object({ lessonId: z.number(), lessonName: z.string(), second: z.number() }).nullable(),
      weight: z.number(),
      ...placed,
    }),
  ),
});
