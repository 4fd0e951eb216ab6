import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { lessonFigures } from '../statistics/progress-figures.ts';
import { parentPhones } from './parent-phones.ts';

export const getVideosProgressByParent = endpoint({
  method: 'GET',
  path: '/api/Student/GetStudentVideosProgressByParent/{parentPhone}',
  access: 'public',
  summary: "A child's video figures and the last two weeks, by the exact pair of phones",
  ...parentPhones,
  reply: bare({
    ...lessonFigures,
    /** Lessons of every kind that were finished in the last seven days, and in the seven before. */
    weeks: z.object({
      latest: z.number(),
      before: z.number(),
      /** How many of them were exams. */
      exams: z.object({ latest: z.number(), before: z.number() }),
    }),
  }),
  errors: ['parent.not_found'],
  floorMs: 150,
});
