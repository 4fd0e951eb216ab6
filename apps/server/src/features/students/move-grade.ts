import { moveGrade as endpoint } from '@hessa/contract/students/move-grade';
import { handle } from '../../calls/handle.ts';
import { startLongJob } from '../../platform/jobs/start-long-job.ts';
import { presentJob } from '../jobs/teach/present-job.ts';
import { moveGradeKind } from './move-grade-kind.ts';

export const moveGrade = handle(endpoint, async (ctx, { body: { key, from, expected } }) => {
  const job = await ctx.withTenant((tx) =>
    startLongJob(tx, ctx, { id: key, kind: moveGradeKind, input: { from, expected } }),
  );
  return { data: presentJob(job) };
});
