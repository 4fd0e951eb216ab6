import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { longJobs } from '../../../platform/jobs/long-jobs-table.ts';
import type { LongJobRow } from '../../../platform/jobs/start-long-job.ts';

/** The job, for who asked for it and for the owner; to everybody else it does not exist. */
export async function findJob(tx: Tx, ctx: AccountContext, jobId: string, lock = false): Promise<LongJobRow> {
  const query = tx
    .select()
    .from(longJobs)
    .where(and(eq(longJobs.tenantId, ctx.tenant.id), eq(longJobs.id, jobId)));
  const [job] = await (lock ? query.for('update') : query);
  if (!job || (job.askedBy !== ctx.account.id && ctx.account.role !== 'owner')) throw new DomainError('job.not_found');
  return job;
}
