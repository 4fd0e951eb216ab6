import { OTP_LIFETIME_MS, readOtp } from '@hessa/rules/auth/otp';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { equalHashes } from '../../platform/keyed-hash.ts';
import { otpHashes } from './issue-otp.ts';
import { type OtpPurpose, oneTimeCodes } from './one-time-codes-table.ts';

/**
 * Spends one of the five attempts and says whether the code is right. Spending is one statement that only succeeds
 * while attempts are left, so of a hundred guesses at once exactly five are looked at.
 */
export async function isRightOtp(
  tx: Tx,
  ctx: PublicContext,
  accountId: string,
  purpose: OtpPurpose,
  typed: string,
): Promise<boolean> {
  const code = readOtp(typed);
  const [attempt] = await tx
    .update(oneTimeCodes)
    .set({ attemptsLeft: sql`${oneTimeCodes.attemptsLeft} - 1` })
    .where(
      and(
        ownCode(ctx, accountId, purpose),
        gt(oneTimeCodes.attemptsLeft, 0),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.sentAt, new Date(ctx.now.getTime() - OTP_LIFETIME_MS)),
      ),
    )
    .returning({ codeHash: oneTimeCodes.codeHash });
  if (code === null || attempt === undefined) return false;
  return typedHashes(ctx, accountId, purpose, code).some((hash) => equalHashes(attempt.codeHash, hash));
}

/** Uses the code up; false when it was used or replaced meanwhile. A code works once. */
export async function spendOtp(
  tx: Tx,
  ctx: PublicContext,
  accountId: string,
  purpose: OtpPurpose,
  typed: string,
): Promise<boolean> {
  const hashes = typedHashes(ctx, accountId, purpose, readOtp(typed) ?? '');
  const spent = await tx
    .update(oneTimeCodes)
    .set({ usedAt: ctx.now })
    .where(and(ownCode(ctx, accountId, purpose), inArray(oneTimeCodes.codeHash, hashes), isNull(oneTimeCodes.usedAt)))
    .returning({ accountId: oneTimeCodes.accountId });
  return spent.length === 1;
}

/** Gives the attempt back: the code was right and only the new password was not. */
export async function returnAttempt(tx: Tx, ctx: PublicContext, accountId: string, purpose: OtpPurpose): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ attemptsLeft: sql`${oneTimeCodes.attemptsLeft} + 1` })
    .where(ownCode(ctx, accountId, purpose));
}

function typedHashes(ctx: PublicContext, accountId: string, purpose: OtpPurpose, code: string): Buffer[] {
  return otpHashes(ctx, accountId, { purpose, lifetimeMs: OTP_LIFETIME_MS }, code);
}

function ownCode(ctx: PublicContext, accountId: string, purpose: OtpPurpose) {
  return and(
    eq(oneTimeCodes.tenantId, ctx.tenant.id),
    eq(oneTimeCodes.accountId, accountId),
    eq(oneTimeCodes.purpose, purpose),
  );
}
