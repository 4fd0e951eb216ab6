import type { undoGradeMove as endpoint } from '@hessa/contract/students/undo-grade-move';
import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { longJobs } from '../../platform/jobs/long-jobs-table.ts';
import { startLongJob } from '../../platform/jobs/start-long-job.ts';
import { presentJob } from '../jobs/teach/present-job.ts';
import { moveGradeKind } from './move-grade-kind.ts';
import { undoGradeMoveKind } from './undo-grade-move-kind.ts';

export async function undoGradeMove(
  ctx: AccountContext,
  { body: { key, move } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return ctx.withTenant(async (tx) => {
    const [moved] = await tx
      .select({ state: longJobs.state })
      .from(longJobs)
      .where(and(eq(longJobs.tenantId, ctx.tenant.id), eq(longJobs.id, move), eq(longJobs.kind, moveGradeKind.kind)));
    if (moved?.state !== 'done') throw new DomainError('job.not_found');
    const job = await startLongJob(tx, ctx, { id: key, kind: undoGradeMoveKind, input: { move } });
    return { data: presentJob(job) };
  });
}
