import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { jobParams, longJob } from './long-job.ts';

export const getJob = endpoint({
  method: 'GET',
  path: '/api/teach/jobs/{jobId}',
  access: 'assistant',
  summary: 'How far a long job is; for who asked for it and for the owner',
  ...jobParams,
  reply: wrapped(longJob),
  errors: ['job.not_found'],
});
