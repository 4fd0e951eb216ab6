import { renewRecoveryCodes as endpoint } from '@hessa/contract/team/second-factor/renew-recovery-codes';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { newRecoveryCodes, recoveryHash } from '../../auth/second-factor/recovery-codes.ts';
import { secondFactors } from '../../auth/second-factor/second-factors-table.ts';
import { withBothFactors } from './with-both-factors.ts';

/**
 * For a paper that was used up, lost or seen: the authenticator stays, and an owner need not turn it off, which is not
 * allowed.
 */
export const renewRecoveryCodes = handle(endpoint, async (ctx, { body }) => {
  const { tenant, account, platform } = ctx;
  const recoveryCodes = newRecoveryCodes();
  const recoveryHashes = recoveryCodes.map((each) => recoveryHash(platform.secrets, account.id, each));
  await withBothFactors(ctx, body, async (tx) => {
    await tx
      .update(secondFactors)
      .set({ recoveryHashes })
      .where(and(eq(secondFactors.tenantId, tenant.id), eq(secondFactors.accountId, account.id)));
    await recordEvent(tx, ctx, { kind: 'account.recovery_renewed', actorId: account.id, subjectId: account.id });
  });
  return { data: { recoveryCodes } };
});
