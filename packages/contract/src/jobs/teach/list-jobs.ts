import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { longJob } from './long-job.ts';

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/teach/jobs',
  access: 'assistant',
  summary: 'The last twenty long jobs that the caller asked for, newest first',
  reply: wrapped(z.object({ jobs: z.array(longJob) })),
  errors: [],
});
