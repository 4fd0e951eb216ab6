import { readOtp } from '@hessa/rules/auth/otp';
import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { recoveryHashes } from './recovery-codes.ts';
import { unsealSecret } from './seal-secret.ts';
import { secondFactors } from './second-factors-table.ts';
import { matchingStep } from './totp.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;

/** The confirmed authenticator of an account, or null. */
export async function findSecondFactor(tx: Tx, tenantId: string, accountId: string): Promise<SecondFactor | null> {
  const [factor] = await tx
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.tenantId, tenantId), eq(secondFactors.accountId, accountId)));
  return factor ?? null;
}

/**
 * Whether the typed code is the authenticator's of this moment, or one of the codes for a lost phone. Either is used up:
 * the row is locked, so that of two who type the same code one gets in.
 */
export async function useSecondFactor(
  tx: Tx,
  ctx: PublicContext,
  accountId: string,
  typed: string,
): Promise<'authenticator' | 'recovery' | null> {
  const own = and(eq(secondFactors.tenantId, ctx.tenant.id), eq(secondFactors.accountId, accountId));
  const [factor] = await tx.select().from(secondFactors).where(own).for('update');
  if (!factor) return null;
  const { secrets } = ctx.platform;
  const secret = unsealSecret(secrets, accountId, factor.sealedSecret);
  const step = matchingStep(secret, readOtp(typed) ?? '', ctx.now, factor.lastStep);
  if (step !== null) {
    await tx.update(secondFactors).set({ lastStep: step }).where(own);
    return 'authenticator';
  }
  const typedHashes = recoveryHashes(secrets, accountId, typed);
  const left = factor.recoveryHashes.filter((each) => !typedHashes.includes(each));
  if (left.length === factor.recoveryHashes.length) return null;
  await tx.update(secondFactors).set({ recoveryHashes: left }).where(own);
  return 'recovery';
}
