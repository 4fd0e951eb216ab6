import { z } from 'zod';
import { wrapped } from '../reply.ts';
import { grade, term } from './grade-and-term.ts';

/** A course in a list. `enrolledUsers` is always empty: a public list names no pupils. */
export const listedCourse = z.object({
  id: z.number(),
  courseName: z.string(),
  description: z.string(),
  term,
  imagePath: z.string().nullable(),
  price: z.number(),
  grade,
  active: z.boolean(),
  enrolledUsers: z.array(z.never()),
});

/** The paged course list of the specification. */
export const courseList = wrapped(
  z.object({
    totalCount: z.number(),
    totalPages: z.number(),
    currentPage: z.number(),
    pageSize: z.number(),
    courses: z.array(listedCourse),
  }),
);
