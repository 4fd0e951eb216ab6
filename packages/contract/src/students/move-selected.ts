import { GRADES } from '@hessa/rules/courses/grade';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { longJob } from '../jobs/teach/long-job.ts';
import { wrapped } from '../reply.ts';
import { selection } from './grant-selected.ts';

export const moveSelected = endpoint({
  method: 'POST',
  path: '/api/teach/selected-students/move',
  access: 'teacher',
  summary: 'Put the selected students into a grade. A job',
  body: z.strictObject({ ...selection, grade: z.enum(GRADES) }),
  reply: wrapped(longJob),
  errors: ['job.id_taken'],
});
