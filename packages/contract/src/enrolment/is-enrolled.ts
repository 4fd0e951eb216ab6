import { z } from 'zod';
import { courseIdFields } from '../courses/course-id-fields.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { studentIdFields } from './student-id-fields.ts';

export const isEnrolled = endpoint({
  method: 'GET',
  path: '/api/AdminStudent/IsEnrolled',
  access: 'visitor',
  summary: 'Whether the signed-in student holds a course; without a login simply false',
  query: z.object({ ...studentIdFields, ...courseIdFields }),
  reply: wrapped(z.boolean()),
  errors: [],
});
