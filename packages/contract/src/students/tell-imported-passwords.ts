import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { jobParams } from '../jobs/teach/long-job.ts';
import { wrapped } from '../reply.ts';

export const tellImportedPasswords = endpoint({
  method: 'POST',
  path: '/api/teach/student-import/{jobId}/passwords',
  access: 'teacher',
  summary: 'The first passwords of the students that a list brought in, told once to who brought it, and kept nowhere',
  ...jobParams,
  reply: wrapped(
    z.object({
      students: z.array(z.object({ name: z.string(), phone: z.string(), grade: z.string(), password: z.string() })),
    }),
  ),
  errors: ['job.not_found', 'students.import_running', 'students.passwords_told'],
});
