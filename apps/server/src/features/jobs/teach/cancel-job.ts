import { cancelJob as endpoint } from '@hessa/contract/jobs/teach/cancel-job';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { longJobs } from '../../../platform/jobs/long-jobs-table.ts';
import { isOpen } from '../../../platform/jobs/run-long-job.ts';
import { findJob } from './find-job.ts';
import { presentJob } from './present-job.ts';

export const cancelJob = handle(endpoint, async (ctx, { params: { jobId } }) => {
  return ctx.withTenant(async (tx) => {
    const job = await findJob(tx, ctx, jobId, true);
    if (!isOpen(job.state) || job.cancelAskedAt) return { data: presentJob(job) };
    const isWaiting = job.state === 'waiting';
    const change = {
      cancelAskedAt: ctx.now,
      // Nobody works on it yet: whoever takes it up finds it ended.
      ...(isWaiting ? { state: 'cancelled' as const, endedAt: ctx.now } : {}),
    };
    await tx
      .update(longJobs)
      .set(change)
      .where(and(eq(longJobs.tenantId, ctx.tenant.id), eq(longJobs.id, jobId)));
    await recordEvent(tx, ctx, {
      kind: 'job.cancelled',
      actorId: ctx.account.id,
      subjectId: job.askedBy,
      details: { job: jobId, kind: job.kind },
    });
    return { data: presentJob({ ...job, ...change }) };
  });
});
