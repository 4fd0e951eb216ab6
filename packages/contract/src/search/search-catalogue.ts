import { z } from 'zod';
import { outlineLesson } from '../courses/course-tree.ts';
import { grade } from '../courses/grade-and-term.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

const foundLesson = outlineLesson.extend({
  unitId: z.number(),
  unitName: z.string(),
  courseId: z.number(),
  courseName: z.string(),
  /** Where it leads: the lesson itself, the lecture it was bought with, or the course that has it. */
  leadsTo: z.enum(['lesson', 'lecture', 'course']),
});

export const searchCatalogue = endpoint({
  method: 'GET',
  path: '/api/Search',
  access: 'visitor',
  summary: 'Published courses and the names of their lessons by what is typed; a student finds the own ones first',
  query: z.object({ q: z.string().max(80) }),
  reply: wrapped(
    z.object({
      courses: z.array(z.object({ id: z.number(), courseName: z.string(), grade, mine: z.boolean() })),
      lessons: z.array(foundLesson),
    }),
  ),
  errors: [],
});
