import { renewRecoveryCodes as endpoint } from '@hessa/contract/team/second-factor/renew-recovery-codes';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { sha256 } from '../../../platform/keyed-hash.ts';
import { countOrRefuse, forgetTries } from '../../../platform/limits/count-tries.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { newRecoveryCodes, recoveryHash } from '../../auth/second-factor/recovery-codes.ts';
import { secondFactors } from '../../auth/second-factor/second-factors-table.ts';
import { findSecondFactor, useSecondFactor } from '../../auth/second-factor/use-second-factor.ts';
import { provePassword } from '../../profile/prove-password.ts';

/** For a paper that was used up, lost or seen: the authenticator stays, and an owner need not turn it off, which is not allowed. */
export const renewRecoveryCodes = handle(endpoint, async (ctx, { body: { password, code } }) => {
  const { tenant, account, platform } = ctx;
  const isOwn = and(eq(accounts.tenantId, tenant.id), eq(accounts.id, account.id));
  const [own] = await ctx.withTenant((tx) => tx.select().from(accounts).where(isOwn), 'read');
  if (!own) throw new DomainError('session.expired');
  await provePassword(ctx, own, password);
  const tries = { policy: 'loginKnownDevice', subjectHash: sha256(`second factor ${account.id}`) } as const;
  await ctx.withTenant((tx) => countOrRefuse(tx, ctx, tries));
  const recoveryCodes = newRecoveryCodes();
  const recoveryHashes = recoveryCodes.map((each) => recoveryHash(platform.secrets, account.id, each));
  await ctx.withTenant(async (tx) => {
    const factor = await findSecondFactor(tx, tenant.id, account.id);
    if (!factor?.confirmedAt) throw new DomainError('second_factor.off');
    if (!(await useSecondFactor(tx, ctx, account.id, code))) throw new DomainError('second_factor.wrong');
    await tx
      .update(secondFactors)
      .set({ recoveryHashes })
      .where(and(eq(secondFactors.tenantId, tenant.id), eq(secondFactors.accountId, account.id)));
    await forgetTries(tx, tries);
    await recordEvent(tx, ctx, { kind: 'account.recovery_renewed', actorId: account.id, subjectId: account.id });
  });
  return { data: { recoveryCodes } };
});
