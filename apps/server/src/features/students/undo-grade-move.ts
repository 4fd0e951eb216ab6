import { undoGradeMove as endpoint } from '@hessa/contract/students/undo-grade-move';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { longJobs } from '../../platform/jobs/long-jobs-table.ts';
import { startLongJob } from '../../platform/jobs/start-long-job.ts';
import { presentJob } from '../jobs/teach/present-job.ts';
import { moveGradeKind } from './move-grade-kind.ts';
import { undoGradeMoveKind } from './undo-grade-move-kind.ts';

export const undoGradeMove = handle(endpoint, async (ctx, { body: { key, move } }) => {
  return ctx.withTenant(async (tx) => {
    const [moved] = await tx
      .select({ state: longJobs.state })
      .from(longJobs)
      .where(and(eq(longJobs.tenantId, ctx.tenant.id), eq(longJobs.id, move), eq(longJobs.kind, moveGradeKind.kind)));
    if (moved?.state !== 'done') throw new DomainError('job.not_found');
    const job = await startLongJob(tx, ctx, { id: key, kind: undoGradeMoveKind, input: { move } });
    return { data: presentJob(job) };
  });
});
