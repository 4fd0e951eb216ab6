import { endSecondFactor as endpoint } from '@hessa/contract/team/second-factor/end-second-factor';
import { mustHaveSecondFactor } from '@hessa/rules/auth/owed-first';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { secondFactors } from '../../auth/second-factor/second-factors-table.ts';
import { useSecondFactor } from '../../auth/second-factor/use-second-factor.ts';
import { provePassword } from '../../profile/prove-password.ts';

export const endSecondFactor = handle(endpoint, async (ctx, { body: { password, code } }) => {
  const { tenant, account } = ctx;
  if (mustHaveSecondFactor(account.role, ctx.platform.live)) throw new DomainError('second_factor.required');
  const [own] = await ctx.withTenant(
    (tx) =>
      tx
        .select()
        .from(accounts)
        .where(and(eq(accounts.tenantId, tenant.id), eq(accounts.id, account.id))),
    'read',
  );
  if (!own) throw new DomainError('session.expired');
  await provePassword(ctx, own, password);
  await ctx.withTenant(async (tx) => {
    if (!(await useSecondFactor(tx, ctx, account.id, code))) throw new DomainError('second_factor.wrong');
    await tx
      .delete(secondFactors)
      .where(and(eq(secondFactors.tenantId, tenant.id), eq(secondFactors.accountId, account.id)));
    await recordEvent(tx, ctx, { kind: 'account.second_factor_off', actorId: account.id, subjectId: account.id });
  });
  return {};
});
