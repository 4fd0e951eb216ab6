import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { jobParams, longJob } from './long-job.ts';

export const cancelJob = endpoint({
  method: 'POST',
  path: '/api/teach/jobs/{jobId}/cancel',
  access: 'assistant',
  summary:
    'Stop a long job: one that waits ends at once, one at work after its present step, an ended one stays as it is',
  ...jobParams,
  reply: wrapped(longJob),
  errors: ['job.not_found'],
});
