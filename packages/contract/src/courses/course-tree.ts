import { LESSON_KIND_NAMES } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { z } from 'zod';
import { grade, term } from './grade-and-term.ts';

export const courseFacts = {
  id: z.number(),
  courseName: z.string(),
  description: z.string(),
  grade,
  term,
  price: z.number(),
  imagePath: z.string().nullable(),
  isOpenToAll: z.boolean(),
  features: z.array(z.string()).nullable(),
};

export const resource = z.object({
  id: z.number(),
  title: z.string(),
  type: z.enum(['pdf', 'doc', 'link']),
  /** Signed and short-lived for a file of ours. */
  url: z.string(),
});

/** What a guest may know of a lesson: its name and kind. */
export const outlineLesson = z.object({ id: z.number(), lessonName: z.string(), type: z.enum(LESSON_KIND_NAMES) });

export const lessonWithProgress = outlineLesson.extend({
  durationSeconds: z.number().nullable(),
  questionCount: z.number().nullable(),
  isCompleted: z.boolean(),
  isQuizSubmitted: z.boolean(),
  /** What an exam's row says of its terms. */
  exam: z.object({ minutes: z.number(), attempts: z.number() }).optional(),
  /** Begun and not finished: a film with a place in it, a quiz with answers, an exam under way. */
  isBegun: z.literal(true).optional(),
  /** When the clock of an attempt under way runs out. */
  clockEndsAt: z.string().optional(),
  /** Attempts that may still be started at an exam that was handed in; absent where there are none. */
  attemptsLeft: z.number().optional(),
  /** An exam that nobody can start any more: it blocks nothing. */
  isOver: z.literal(true).optional(),
});
