import { WRITTEN_FORMS } from '@hessa/rules/quizzes/kinds/written';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { page, wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { criterion } from '../question-kinds.ts';

/** A marking as it stands; `at` tells one from another. */
export const marking = z.object({ given: z.array(z.number()), comments: z.array(z.string()), at: z.string() });

/** How an answer stands to who asks: `packages/rules/src/quizzes/second-marking.ts`. */
export const stage = z.enum(['unmarked', 'second', 'first', 'differs', 'marked']);

const deskPaper = z.object({
  studentId: z.string(),
  name: z.string(),
  text: z.string(),
  isOnPaper: z.boolean(),
  /** It came after the time and was accepted: whatever marks the answer before it had are gone. */
  isLate: z.boolean(),
  /** Those of the paper that was sat. */
  criteria: z.array(criterion),
  stage,
  /** What counts, or the own; another's marks are told to nobody who has still to give some. */
  marking: marking.nullable(),
});

/** How near two markers are: papers with both their marks, those no more than a mark apart, and how far on average. */
export const agreement = z.object({ both: z.number(), close: z.number(), meanDifference: z.number().nullable() });

export const getMarkingDesk = endpoint({
  method: 'GET',
  path: '/api/teach/marking/{lessonId}',
  access: 'assistant',
  summary: 'One written question of a quiz with what students wrote, a hundred papers at a time',
  params: z.object({ lessonId: wholeNumber }),
  query: z.object({
    question: z.uuid().optional(),
    /** Without it, the page of the first paper that waits. */
    page,
  }),
  reply: wrapped(
    z.object({
      lessonName: z.string(),
      courseName: z.string(),
      /** Written questions of the papers that were handed in. */
      questions: z.array(
        z.object({ identity: z.string(), number: z.number(), form: z.enum(WRITTEN_FORMS), waiting: z.number() }),
      ),
      /** The one that was asked for, or the first with something to mark; null where nobody wrote anything. */
      question: z
        .object({
          identity: z.string(),
          number: z.number(),
          form: z.enum(WRITTEN_FORMS),
          text: z.string(),
          weight: z.number(),
          words: z.object({ from: z.number(), to: z.number() }).nullable(),
          model: z.string(),
          /** Of all papers: how many there are, and how many wait for who asks. */
          all: z.number(),
          waiting: z.number(),
          /** Papers on which two differ. */
          differing: z.number(),
          agreement,
          /** Which of the pages of `MARKING_LIMITS.papers` these are, from 1. */
          page: z.number(),
          papers: z.array(deskPaper),
        })
        .nullable(),
      comments: z.array(z.object({ id: z.number(), text: z.string() })),
    }),
  ),
  errors: ['results.quiz_not_found'],
});
