import { getQuizzesProgress as endpoint } from '@hessa/contract/statistics/get-quizzes-progress';
import { handle } from '../../calls/handle.ts';
import { refuseOtherAccount } from '../../calls/refuse-other-account.ts';
import { quizFigures } from './progress-figures.ts';

export const getQuizzesProgress = handle(endpoint, async (ctx, { params }) => {
  await refuseOtherAccount(ctx, params.userId);
  return ctx.withTenant(
    (tx) => quizFigures(tx, { tenantId: ctx.tenant.id, studentId: ctx.account.id, now: ctx.now }),
    'read at once',
  );
});
