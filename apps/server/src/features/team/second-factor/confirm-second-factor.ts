import { confirmSecondFactor as endpoint } from '@hessa/contract/team/second-factor/confirm-second-factor';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { sha256 } from '../../../platform/keyed-hash.ts';
import { countOrRefuse, forgetTries } from '../../../platform/limits/count-tries.ts';
import { newRecoveryCodes, recoveryHash } from '../../auth/second-factor/recovery-codes.ts';
import { secondFactors } from '../../auth/second-factor/second-factors-table.ts';
import { findSecondFactor, useSecondFactor } from '../../auth/second-factor/use-second-factor.ts';
import { sessions } from '../../auth/sessions-table.ts';

/** From here on a password alone signs nobody in; logins that were opened by one are over. */
export const confirmSecondFactor = handle(endpoint, async (ctx, { body: { code } }) => {
  const { tenant, account, platform, now } = ctx;
  const tries = { policy: 'loginKnownDevice', subjectHash: sha256(`second factor ${account.id}`) } as const;
  await ctx.withTenant((tx) => countOrRefuse(tx, ctx, tries));
  const recoveryCodes = newRecoveryCodes();
  const recoveryHashes = recoveryCodes.map((each) => recoveryHash(platform.secrets, account.id, each));
  await ctx.withTenant(async (tx) => {
    const factor = await findSecondFactor(tx, tenant.id, account.id);
    if (factor?.confirmedAt) throw new DomainError('second_factor.already_on');
    if (!(await useSecondFactor(tx, ctx, account.id, code))) throw new DomainError('second_factor.wrong');
    const pending = and(
      eq(secondFactors.tenantId, tenant.id),
      eq(secondFactors.accountId, account.id),
      isNull(secondFactors.confirmedAt),
    );
    await tx.update(secondFactors).set({ confirmedAt: now, recoveryHashes }).where(pending);
    const ofAccount = and(eq(sessions.tenantId, tenant.id), eq(sessions.accountId, account.id));
    await tx.delete(sessions).where(and(ofAccount, ne(sessions.id, account.sessionId)));
    await tx.update(sessions).set({ secondFactorProven: true }).where(ofAccount);
    await forgetTries(tx, ctx, tries);
    await recordEvent(tx, ctx, { kind: 'account.second_factor_on', actorId: account.id, subjectId: account.id });
  });
  return { data: { recoveryCodes } };
});
