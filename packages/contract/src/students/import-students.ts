import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { longJob } from '../jobs/teach/long-job.ts';
import { wrapped } from '../reply.ts';
import { importedStudents } from './imported-student.ts';

export const importStudents = endpoint({
  method: 'POST',
  path: '/api/teach/student-import',
  access: 'teacher',
  summary: 'Make an account for every student of a list, as a job; whose phone or e-mail has one already is left out',
  body: z.strictObject({
    /** Chosen by the screen once for a file, so that a double press brings it in once. */
    key: z.uuid(),
    students: importedStudents,
    /** One student who was typed in and stands in no file: the trail says so. */
    byHand: z.boolean().default(false),
  }),
  reply: wrapped(longJob),
  errors: ['students.import_row', 'job.id_taken'],
});
