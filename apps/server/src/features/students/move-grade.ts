import type { moveGrade as endpoint } from '@hessa/contract/students/move-grade';
import type { AccountContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';
import { startLongJob } from '../../platform/jobs/start-long-job.ts';
import { presentJob } from '../jobs/teach/present-job.ts';
import { moveGradeKind } from './move-grade-kind.ts';

export async function moveGrade(
  ctx: AccountContext,
  { body: { key, from, expected } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const job = await ctx.withTenant((tx) =>
    startLongJob(tx, ctx, { id: key, kind: moveGradeKind, input: { from, expected } }),
  );
  return { data: presentJob(job) };
}
