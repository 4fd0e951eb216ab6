import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { listPlace } from '../../list-place.ts';
import { wrapped } from '../../reply.ts';
import { gradebookParams } from './get-gradebook.ts';

/** A student in a gradebook. What is neither scored nor missing is not the student's turn yet. */
export const gradebookLine = z.object({
  studentId: z.string(),
  name: z.string(),
  /** Over the papers of this course; null before the first. */
  average: z.number().nullable(),
  scores: z.array(
    z.object({
      lessonId: z.number(),
      /** Null while the paper is being marked. */
      score: z.number().nullable(),
      /** Late answers to it wait for the teacher's word. */
      provisional: z.literal(true).optional(),
    }),
  ),
  /** Quizzes that were not handed in and cannot be any more: their unit has closed, or their exam is over. */
  missing: z.array(z.number()),
  /** Quizzes whose week has begun and that are not handed in yet, and can be: they are in no count of what is missing. */
  stillOpen: z.array(z.number()),
});

/** Which students of a class, and in which order: by name, the weakest first, or those who miss most first. */
export const gradebookOrder = {
  only: z.enum(['missing', 'low']).optional(),
  sort: z.enum(['name', 'average', 'missing']).optional(),
  /** The `next` of the page before. */
  after: listPlace.optional(),
};

export const listGradebookLines = endpoint({
  method: 'GET',
  path: '/api/teach/gradebooks/{courseId}/students',
  access: 'teacher',
  freshness: 'may be old',
  summary: 'The students of a course with their marks in each of its quizzes, fifty at a time by cursor',
  ...gradebookParams,
  query: z.object(gradebookOrder),
  reply: wrapped(z.object({ students: z.array(gradebookLine), next: z.string().nullable() })),
  errors: ['course.not_found'],
});
