import type { getJob as endpoint } from '@hessa/contract/jobs/teach/get-job';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { findJob } from './find-job.ts';
import { presentJob } from './present-job.ts';

export async function getJob(
  ctx: AccountContext,
  { params: { jobId } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return ctx.withTenant(async (tx) => ({ data: presentJob(await findJob(tx, ctx, jobId)) }), 'read');
}
