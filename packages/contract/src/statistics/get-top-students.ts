import { z } from 'zod';
import { grade } from '../courses/grade-and-term.ts';
import { endpoint } from '../endpoint.ts';
import { wholeNumber } from '../paging.ts';
import { wrapped } from '../reply.ts';

export const getTopStudents = endpoint({
  method: 'GET',
  path: '/api/Student/top-students',
  access: 'public',
  freshness: 'may be old',
  summary: 'The honour board: first name and initial, ranked by the average of the term',
  query: z.object({
    grade: z.string().max(40).optional(),
    count: wholeNumber.refine((value) => value <= 50).optional(),
  }),
  reply: wrapped(
    z.array(z.object({ rank: z.number(), name: z.string(), grade: grade.nullable(), averageScore: z.number() })),
  ),
  errors: [],
  cacheSeconds: 60,
});
