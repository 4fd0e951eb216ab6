import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { jobParams } from '../../jobs/teach/long-job.ts';
import { wrapped } from '../../reply.ts';

export const openArchive = endpoint({
  method: 'POST',
  path: '/api/teach/data/archives/{jobId}/open',
  access: 'owner',
  summary: 'A link to a finished archive that works for some minutes, for this owner in this browser',
  ...jobParams,
  reply: wrapped(z.object({ url: z.string() })),
  errors: ['job.not_found', 'data.archive_gone'],
});
