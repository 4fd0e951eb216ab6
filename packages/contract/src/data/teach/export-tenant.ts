import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { longJob } from '../../jobs/teach/long-job.ts';
import { wrapped } from '../../reply.ts';

export const exportTenant = endpoint({
  method: 'POST',
  path: '/api/teach/data/export',
  access: 'owner',
  summary: 'Make an archive of the whole tenant by a job, whose id is the key; needs the password once more',
  body: z.strictObject({ key: z.uuid(), password: z.string().min(1).max(200) }),
  reply: wrapped(longJob),
  errors: ['profile.current_password_needed', 'job.id_taken'],
});
