import { getJob as endpoint } from '@hessa/contract/jobs/teach/get-job';
import { handle } from '../../../calls/handle.ts';
import { findJob } from './find-job.ts';
import { presentJob } from './present-job.ts';

export const getJob = handle(endpoint, async (ctx, { params: { jobId } }) => {
  return ctx.withTenant(async (tx) => ({ data: presentJob(await findJob(tx, ctx, jobId)) }), 'read');
});
