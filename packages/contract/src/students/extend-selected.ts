import { z } from 'zod';
import { positiveInt } from '../bounded-int.ts';
import { reason } from '../codes/teach/code-batch.ts';
import { endpoint } from '../endpoint.ts';
import { longJob } from '../jobs/teach/long-job.ts';
import { wrapped } from '../reply.ts';
import { selection } from './grant-selected.ts';

export const extendSelected = endpoint({
  method: 'POST',
  path: '/api/teach/selected-students/extend',
  access: 'assistant',
  summary: 'Keep a course open until a day for those of the selected students who hold it; nobody loses time. A job',
  body: z.strictObject({ ...selection, courseId: positiveInt, until: z.iso.datetime(), reason }),
  reply: wrapped(longJob),
  errors: ['job.id_taken', 'course.not_found', 'enrolment.until_past', 'enrolment.until_far'],
});
