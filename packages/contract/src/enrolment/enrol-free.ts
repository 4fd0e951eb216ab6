import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wholeNumber } from '../paging.ts';
import { wrapped } from '../reply.ts';

export const enrolFree = endpoint({
  method: 'POST',
  path: '/api/Student/enroll-free-course',
  access: 'student',
  summary: 'Start a free course; safe to repeat',
  query: z.object({ courseId: wholeNumber }),
  reply: wrapped(z.object({ courseId: z.number() })),
  errors: ['course.not_found', 'course.not_free'],
});
