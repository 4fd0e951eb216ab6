import { z } from 'zod';
import { courseIdFields } from '../courses/course-id-fields.ts';
import { courseFacts, outlineLesson } from '../courses/course-tree.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const getCourseTree = endpoint({
  method: 'GET',
  path: '/Course/tree',
  access: 'public',
  freshness: 'may be old',
  summary: 'A published course with the names of its units and lessons, and nothing of their content',
  query: z.object(courseIdFields),
  reply: wrapped(
    z.object({
      ...courseFacts,
      units: z.array(z.object({ id: z.number(), unitName: z.string(), lessons: z.array(outlineLesson) })),
    }),
  ),
  errors: ['course.not_found'],
});
