import type { getQuizzesProgress as endpoint } from '@hessa/contract/statistics/get-quizzes-progress';
import type { AccountContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';
import { refuseOtherAccount } from '../../http/refuse-other-account.ts';
import { quizFigures } from './progress-figures.ts';

export async function getQuizzesProgress(
  ctx: AccountContext,
  { params }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await refuseOtherAccount(ctx, params.userId);
  return ctx.withTenant((tx) => quizFigures(tx, { tenantId: ctx.tenant.id, studentId: ctx.account.id }), 'read');
}
