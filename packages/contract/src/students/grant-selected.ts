import { z } from 'zod';
import { positiveInt } from '../bounded-int.ts';
import { reason } from '../codes/teach/code-batch.ts';
import { endpoint } from '../endpoint.ts';
import { longJob } from '../jobs/teach/long-job.ts';
import { wrapped } from '../reply.ts';
import { selectedIds } from './student-summary.ts';

/** What every call about a selection has: a key chosen once for a form, so that a double press does it once. */
export const selection = { key: z.uuid(), selected: selectedIds };

export const grantSelected = endpoint({
  method: 'POST',
  path: '/api/teach/selected-students/grant-course',
  access: 'teacher',
  summary: 'Give the selected students a course; who holds it keeps it as it is. A job',
  body: z.strictObject({ ...selection, courseId: positiveInt, reason }),
  reply: wrapped(longJob),
  errors: ['job.id_taken', 'course.not_found'],
});
