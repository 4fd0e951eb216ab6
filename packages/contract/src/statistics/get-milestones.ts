import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const getMilestones = endpoint({
  method: 'GET',
  path: '/api/Student/milestones',
  access: 'student',
  summary: 'What the student has done up to now, for the stamps, and how the week stands against its goal',
  reply: wrapped(
    z.object({
      done: z.object({
        videos: z.number(),
        quizzes: z.number(),
        fullMarks: z.number(),
        units: z.number(),
        busyWeeks: z.number(),
      }),
      week: z.object({
        /** Lessons finished since Saturday. */
        finished: z.number(),
        /** What the student set out to finish; null before anything was chosen. */
        goal: z.number().nullable(),
        proposed: z.number(),
      }),
    }),
  ),
  errors: [],
});
