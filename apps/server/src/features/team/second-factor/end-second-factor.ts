import { endSecondFactor as endpoint } from '@hessa/contract/team/second-factor/end-second-factor';
import { mustHaveSecondFactor } from '@hessa/rules/auth/owed-first';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { secondFactors } from '../../auth/second-factor/second-factors-table.ts';
import { withBothFactors } from './with-both-factors.ts';

export const endSecondFactor = handle(endpoint, async (ctx, { body }) => {
  const { tenant, account } = ctx;
  if (mustHaveSecondFactor(account.role, ctx.platform.live)) throw new DomainError('second_factor.required');
  await withBothFactors(ctx, body, async (tx) => {
    await tx
      .delete(secondFactors)
      .where(and(eq(secondFactors.tenantId, tenant.id), eq(secondFactors.accountId, account.id)));
    await recordEvent(tx, ctx, { kind: 'account.second_factor_off', actorId: account.id, subjectId: account.id });
  });
  return {};
});
