import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const countGrades = endpoint({
  method: 'GET',
  path: '/api/teach/student-grades',
  access: 'teacher',
  summary: 'How many students each grade has; null counts those without one, who finished',
  reply: wrapped(z.object({ grades: z.array(z.object({ grade: z.string().nullable(), count: z.number() })) })),
  errors: [],
});
