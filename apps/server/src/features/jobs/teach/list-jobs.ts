import { listJobs as endpoint } from '@hessa/contract/jobs/teach/list-jobs';
import { and, desc, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { longJobs } from '../../../platform/jobs/long-jobs-table.ts';
import { presentJob } from './present-job.ts';

const NEWEST = 20;

export const listJobs = handle(endpoint, async (ctx) => {
  return ctx.withTenant(async (tx) => {
    const jobs = await tx
      .select()
      .from(longJobs)
      .where(and(eq(longJobs.tenantId, ctx.tenant.id), eq(longJobs.askedBy, ctx.account.id)))
      .orderBy(desc(longJobs.askedAt))
      .limit(NEWEST);
    return { data: { jobs: jobs.map(presentJob) } };
  }, 'read');
});
