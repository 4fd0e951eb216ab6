import { undoSelected as endpoint } from '@hessa/contract/students/undo-selected';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { longJobs } from '../../platform/jobs/long-jobs-table.ts';
import { startLongJob } from '../../platform/jobs/start-long-job.ts';
import { presentJob } from '../jobs/teach/present-job.ts';
import { selectedStudentsKind } from './selected-students-kind.ts';
import { undoSelectedKind } from './undo-selected-kind.ts';

/** Only whoever made a change takes it back here, so nobody undoes what they might not have done. */
export const undoSelected = handle(endpoint, async (ctx, { body: { key, change } }) => {
  return ctx.withTenant(async (tx) => {
    const [changed] = await tx
      .select({ state: longJobs.state })
      .from(longJobs)
      .where(
        and(
          eq(longJobs.tenantId, ctx.tenant.id),
          eq(longJobs.id, change),
          eq(longJobs.kind, selectedStudentsKind.kind),
          eq(longJobs.askedBy, ctx.account.id),
        ),
      );
    if (changed?.state !== 'done') throw new DomainError('job.not_found');
    return { data: presentJob(await startLongJob(tx, ctx, { id: key, kind: undoSelectedKind, input: { change } })) };
  });
});
