import type { listJobs as endpoint } from '@hessa/contract/jobs/teach/list-jobs';
import { and, desc, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../http/context.ts';
import type { ResultOf } from '../../../http/handler.ts';
import { longJobs } from '../../../platform/jobs/long-jobs-table.ts';
import { presentJob } from './present-job.ts';

const NEWEST = 20;

export async function listJobs(ctx: AccountContext): Promise<ResultOf<typeof endpoint>> {
  return ctx.withTenant(async (tx) => {
    const jobs = await tx
      .select()
      .from(longJobs)
      .where(and(eq(longJobs.tenantId, ctx.tenant.id), eq(longJobs.askedBy, ctx.account.id)))
      .orderBy(desc(longJobs.askedAt))
      .limit(NEWEST);
    return { data: { jobs: jobs.map(presentJob) } };
  }, 'read');
}
