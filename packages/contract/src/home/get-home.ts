import { LESSON_KIND_NAMES } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { z } from 'zod';
import { grade, term } from '../courses/grade-and-term.ts';
import { endpoint } from '../endpoint.ts';
import { hiddenKey } from '../quizzes/hidden-key.ts';
import { marks } from '../quizzes/marks.ts';
import { wrapped } from '../reply.ts';

const lesson = z.object({
  id: z.number(),
  unitId: z.number(),
  lessonName: z.string(),
  type: z.enum(LESSON_KIND_NAMES),
  questionCount: z.number().nullable(),
  durationSeconds: z.number().nullable(),
});

const unitStanding = z.object({
  id: z.number(),
  /** From 1, as pages say it. */
  place: z.number(),
  unitName: z.string(),
  lessonCount: z.number(),
  doneCount: z.number(),
  access: z.enum(['open', 'quizzes-only', 'blocked', 'closed']),
  /** When its time ends; null for a course that is open to all. */
  endsAt: z.string().nullable(),
  /** The mean of its quizzes, in percent. */
  average: z.number().nullable(),
});

const courseStanding = z.object({
  id: z.number(),
  courseName: z.string(),
  grade,
  term,
  imagePath: z.string().nullable(),
  /** False where only units of it were opened by lecture codes: counts are then of these. */
  enrolled: z.boolean(),
  lessonCount: z.number(),
  doneCount: z.number(),
  next: lesson
    .extend({
      unitName: z.string(),
      via: z.enum(['course', 'lecture-code']),
      /** How much of a video that was begun is left. */
      secondsLeft: z.number().nullable(),
      /** A film with a place in it, a quiz with answers on it, an exam under way. */
      isBegun: z.boolean(),
      /** When the clock of an attempt under way runs out. */
      clockEndsAt: z.string().nullable(),
    })
    .nullable(),
  state: z.enum(['lesson', 'nothing-open', 'all-done', 'no-lessons']),
  openToAll: z.boolean(),
  /** When the time of the next lesson's unit ends. */
  endsAt: z.string().nullable(),
  isOver: z.boolean(),
  quizCount: z.number(),
  average: z.number().nullable(),
  /** For a student who holds no other course whole; else empty. */
  units: z.array(unitStanding),
});

const paper = z.object({
  courseId: z.number(),
  lessonId: z.number(),
  lessonName: z.string(),
  score: z.number(),
  correctCount: z.number(),
  total: z.number(),
  marks,
  submittedAt: z.string(),
  /** Late answers wait for the teacher: the mark is one for now. */
  provisional: z.literal(true).optional(),
  /** Only while its right answers are kept back. */
  hiddenKey: hiddenKey.optional(),
});

export const getHome = endpoint({
  method: 'GET',
  path: '/api/Student/home',
  access: 'student',
  summary: 'Where the student stands: courses with their next lesson, what closes this week, new marks, what to mend',
  reply: wrapped(
    z.object({
      serverTime: z.string(),
      /** What the teacher has written for this student that is not read yet, newest first. */
      announcements: z.array(z.object({ id: z.number(), text: z.string(), publishedAt: z.string() })),
      /** There is something to read again. */
      hasPastAnnouncements: z.boolean(),
      /** What was worked on last stands first. */
      courses: z.array(courseStanding),
      /** The next to close first. */
      closing: z.array(
        z.object({
          courseId: z.number(),
          unitId: z.number(),
          unitName: z.string(),
          enrolled: z.boolean(),
          endsAt: z.string(),
          leftCount: z.number(),
          /** What closes, where it is one lesson: also while a quiz stands before it. */
          only: lesson.nullable(),
          /** The first lesson left that opens now. */
          opens: lesson.nullable(),
        }),
      ),
      /** The newest papers, newest first. */
      papers: z.array(paper),
      /** Papers below the middle band, newest first, and how many there are in all. */
      toMend: z.object({ count: z.number(), papers: z.array(paper) }),
      finishedLessons: z.number(),
      hasRightAnswer: z.boolean(),
      /** A course that costs nothing, for whoever holds none yet. */
      freeCourse: z.object({ id: z.number(), courseName: z.string() }).nullable(),
      /** Lessons finished since Saturday, for whoever set out to finish some. */
      week: z.object({ goal: z.number(), finished: z.number() }).nullable(),
    }),
  ),
  errors: [],
});
