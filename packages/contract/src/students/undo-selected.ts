import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { longJob } from '../jobs/teach/long-job.ts';
import { wrapped } from '../reply.ts';

export const undoSelected = endpoint({
  method: 'POST',
  path: '/api/teach/selected-students/undo',
  access: 'assistant',
  summary: 'Put back what a change of selected students did, but where something was changed again since. A job',
  body: z.strictObject({ key: z.uuid(), /** The job that changed them: one’s own. */ change: z.uuid() }),
  reply: wrapped(longJob),
  errors: ['job.id_taken', 'job.not_found', 'students.change_undone'],
});
