import { COUNTED_ATTEMPTS, EXAM_LIMITS } from '@hessa/rules/quizzes/exams/exam-terms';
import { KEY_TIMES } from '@hessa/rules/quizzes/key-time';
import { FORM_LETTERS } from '@hessa/rules/quizzes/sheets/exam-form';
import { z } from 'zod';
import { moment } from '../../bounded-int.ts';
import { wholeNumber } from '../../paging.ts';
import { marks } from '../marks.ts';
import { questionKind } from '../question-kinds.ts';

/** Which attempt of a student's, from 1: as many as its column can count. */
export const attemptNumber = z.int().min(1).max(32_767);

export const examParams = { params: z.object({ lessonId: wholeNumber }) };

/** What makes a quiz an exam, as its teacher says it. */
export const examTerms = z.strictObject({
  minutes: z.int().min(1).max(EXAM_LIMITS.minutesAtMost),
  opensAt: moment.nullable(),
  lastStartAt: moment.nullable(),
  closesAt: moment.nullable(),
  attempts: z.int().min(1).max(EXAM_LIMITS.attemptsAtMost),
  counts: z.enum(COUNTED_ATTEMPTS),
  passMark: z.int().min(0).max(100).nullable(),
  forms: z.literal(true).optional(),
});

/** An exam as its student stands before it, sits in it, or has left it. */
export const examState = z.object({
  lessonName: z.string(),
  /** False for whoever holds only a lecture of the course: its curriculum is not theirs. */
  holdsCourse: z.boolean(),
  /** The server's clock as it answered. */
  now: moment,
  /** The limit and what this student has on top of it. */
  minutes: z.number(),
  extraMinutes: z.number(),
  questionCount: z.number(),
  /** Of its questions: what they are answered with is fetched before the clock runs. */
  kinds: z.array(questionKind),
  /** What all questions weigh together. */
  possible: z.number(),
  opensAt: moment.nullable(),
  lastStartAt: moment.nullable(),
  closesAt: moment.nullable(),
  attempts: z.number(),
  used: z.number(),
  counts: z.enum(COUNTED_ATTEMPTS),
  passMark: z.number().nullable(),
  keyTime: z.enum(KEY_TIMES),
  /** Set until the results are released. */
  releasedAt: moment.nullable(),
  door: z.enum(['not-yet', 'open', 'no-attempts', 'over']),
  /** The attempt under way. */
  sitting: z
    .object({
      number: z.number(),
      startedAt: moment,
      endsAt: moment,
      /** The form of the paper; null where all get it as it is written. */
      form: z.enum(FORM_LETTERS).nullable(),
      /** It was taken up on another device since. */
      elsewhere: z.boolean(),
    })
    .nullable(),
  /** The attempts that were handed in, the first one first. */
  papers: z.array(
    z.object({
      number: z.number(),
      /** Null while it is being marked, and until the results are released. */
      score: z.number().nullable(),
      marks,
      correctCount: z.number().nullable(),
      total: z.number(),
      handedInAt: moment,
      handedInBy: z.enum(['student', 'time']),
      /** The student's mark is this one's. */
      counts: z.boolean(),
      passed: z.boolean().nullable(),
      /** Answers that reached the server too late, and on which the teacher has not decided. */
      held: z.number(),
      /** Of such answers those that the teacher refused. */
      refused: z.number(),
    }),
  ),
});
