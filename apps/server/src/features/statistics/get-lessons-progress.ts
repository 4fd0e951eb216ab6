import type { getLessonsProgress as endpoint } from '@hessa/contract/statistics/get-lessons-progress';
import type { AccountContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';
import { refuseOtherAccount } from '../../http/refuse-other-account.ts';
import { videoFigures } from './progress-figures.ts';

export async function getLessonsProgress(
  ctx: AccountContext,
  { params }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await refuseOtherAccount(ctx, params.userId);
  return ctx.withTenant((tx) => videoFigures(tx, { tenantId: ctx.tenant.id, studentId: ctx.account.id }), 'read');
}
