import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { longJob } from '../jobs/teach/long-job.ts';
import { wrapped } from '../reply.ts';

export const undoGradeMove = endpoint({
  method: 'POST',
  path: '/api/teach/student-grades/undo',
  access: 'teacher',
  summary: 'Give the students of a move their grade back, but for those whose grade was changed again since; a job',
  body: z.strictObject({ key: z.uuid(), /** The job that moved them. */ move: z.uuid() }),
  reply: wrapped(longJob),
  errors: ['job.id_taken', 'job.not_found', 'students.move_undone'],
});
