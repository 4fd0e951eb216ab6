import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wholeNumber } from '../paging.ts';
import { wrapped } from '../reply.ts';

export const isEnrolled = endpoint({
  method: 'GET',
  path: '/api/AdminStudent/IsEnrolled',
  access: 'visitor',
  summary: 'Whether the signed-in student holds a course; without a login simply false',
  query: z.object({ studentId: z.string().max(80).default(''), courseId: wholeNumber }),
  reply: wrapped(z.boolean()),
  errors: [],
});
