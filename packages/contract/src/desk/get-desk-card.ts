import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { studentDetails, studentParams } from '../students/student-summary.ts';

/** When a unit closes for the student; `endsAt` is null for one that never does. */
const unitTime = z.object({ state: z.enum(['open', 'closed']), endsAt: z.string().nullable() });

const deskUnit = z.object({
  unitId: z.number(),
  /** As it is counted aloud: the first unit is 1. */
  number: z.number(),
  name: z.string(),
  time: unitTime,
  /** The later end that this unit alone was given, past or not. */
  extendedUntil: z.string().nullable(),
  lessons: z.number(),
  finished: z.number(),
});

const deskCourse = z.object({
  courseId: z.number(),
  courseName: z.string(),
  /** Null for a course of which only single units were bought. */
  source: z.enum(['code', 'free', 'granted']).nullable(),
  /** The code that opened it: used, and so no secret any more. */
  code: z.string().nullable(),
  extendedUntil: z.string().nullable(),
  openToAll: z.boolean(),
  units: z.array(deskUnit),
});

export const getDeskCard = endpoint({
  method: 'GET',
  path: '/api/teach/desk/students/{studentId}',
  access: 'assistant',
  summary: 'A student as whoever answers the phone needs one: who, courses with their time, marks and gaps, devices',
  ...studentParams,
  reply: wrapped(
    z.object({
      student: studentDetails.extend({ emailConfirmed: z.boolean(), manyDevices: z.boolean() }),
      devices: z.array(z.object({ id: z.string(), label: z.string(), signedInAt: z.string(), lastSeenAt: z.string() })),
      courses: z.array(deskCourse),
      /** The latest papers, with what the others have on average. */
      marks: z.array(
        z.object({
          lessonId: z.number(),
          lessonName: z.string(),
          score: z.number(),
          submittedAt: z.string(),
          /** Late answers wait for the teacher's word: the mark is one for now. */
          provisional: z.literal(true).optional(),
          /** Students do not see the quiz now; its mark counts. */
          hidden: z.literal(true).optional(),
          /** Null while nobody's mark is the last word. */
          average: z.number().nullable(),
        }),
      ),
      /** Over all papers whose mark is the last word; null before the first. */
      average: z.number().nullable(),
      /** Quizzes whose week has begun and that are not handed in: first what is missing, and of each the latest due first. */
      unhanded: z.array(
        z.object({
          lessonId: z.number(),
          lessonName: z.string(),
          dueAt: z.string(),
          /**
           * In its time; its unit has closed and it can be caught up with; so, and it came after that, at `dueAt`; or
           * nobody starts it any more.
           */
          stands: z.enum(['open', 'ended', 'came-late', 'over']),
        }),
      ),
      /** Of all that are not handed in, those that could not be in time, and of these those that cannot be any more. */
      missingCount: z.number(),
      shutCount: z.number(),
      /** The last seven days. */
      week: z.object({
        /** Videos that were finished, and papers that were handed in: no exam is counted twice. */
        videos: z.number(),
        papers: z.number(),
        /** Those of them whose mark the student knows for good, and what they are worth on average; and those for now. */
        told: z.number(),
        forNow: z.number(),
        average: z.number().nullable(),
      }),
      /** What was last done for the student at the desk. */
      recent: z.array(
        z.object({
          kind: z.string(),
          at: z.string(),
          byName: z.string().nullable(),
          reason: z.string(),
          /** The unit or course it was about, where it was about one. */
          about: z.string(),
        }),
      ),
    }),
  ),
  errors: ['student.not_found'],
});
