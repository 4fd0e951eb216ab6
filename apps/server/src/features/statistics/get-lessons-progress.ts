import { getLessonsProgress as endpoint } from '@hessa/contract/statistics/get-lessons-progress';
import { handle } from '../../calls/handle.ts';
import { refuseOtherAccount } from '../../calls/refuse-other-account.ts';
import { videoFigures } from './progress-figures.ts';

export const getLessonsProgress = handle(endpoint, async (ctx, { params }) => {
  await refuseOtherAccount(ctx, params.userId);
  return ctx.withTenant(
    (tx) => videoFigures(tx, { tenantId: ctx.tenant.id, studentId: ctx.account.id, now: ctx.now }),
    'read at once',
  );
});
