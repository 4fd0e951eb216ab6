import { GRADES } from '@hessa/rules/courses/grade';
import { z } from 'zod';
import { positiveInt } from '../bounded-int.ts';
import { endpoint } from '../endpoint.ts';
import { longJob } from '../jobs/teach/long-job.ts';
import { wrapped } from '../reply.ts';

export const moveGrade = endpoint({
  method: 'POST',
  path: '/api/teach/student-grades/move',
  access: 'teacher',
  summary: 'Move a whole grade, or all of them at once, to the next; the third secondary finishes. Runs as a job',
  body: z.strictObject({
    /** Chosen by the screen once for a form, so that a double press moves them once. */
    key: z.uuid(),
    from: z.enum([...GRADES, 'all']),
    /** How many were shown to whoever agreed; another number by now moves nobody. */
    expected: positiveInt,
  }),
  reply: wrapped(longJob),
  errors: ['job.id_taken', 'students.cohort_changed'],
});
