import { randomInt } from 'node:crypto';
import { OTP_ATTEMPTS, OTP_LENGTH, otpSendDecision } from '@hessa/rules/auth/otp';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { PublicContext } from '../../http/context.ts';
import { hmac } from '../../platform/keyed-hash.ts';
import { confirmationMail, resetMail } from './auth-mails.ts';
import { type OtpPurpose, oneTimeCodes } from './one-time-codes-table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAILS = { 'confirm-email': confirmationMail, 'reset-password': resetMail };

/**
 * Sends a new code, which ends the old one. Too soon or too often, nothing is sent and nothing is said: an answer
 * that differed would tell who has an account.
 */
export async function issueOtp(
  tx: Tx,
  ctx: PublicContext,
  account: { id: string; email: string },
  purpose: OtpPurpose,
): Promise<void> {
  const [earlier] = await tx
    .select({ recentSends: oneTimeCodes.recentSends })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.tenantId, ctx.tenant.id),
        eq(oneTimeCodes.accountId, account.id),
        eq(oneTimeCodes.purpose, purpose),
      ),
    )
    .for('update');
  const now = ctx.now.getTime();
  const sends = (earlier?.recentSends ?? []).filter((sentAt) => now - sentAt < DAY_MS);
  if (otpSendDecision(sends, now).kind === 'wait') return;

  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  const fresh = {
    codeHash: otpHash(ctx, account.id, purpose, code),
    attemptsLeft: OTP_ATTEMPTS,
    sentAt: ctx.now,
    usedAt: null,
    recentSends: [...sends, now],
  };
  await tx
    .insert(oneTimeCodes)
    .values({ tenantId: ctx.tenant.id, accountId: account.id, purpose, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeCodes.tenantId, oneTimeCodes.accountId, oneTimeCodes.purpose], set: fresh });
  const mail = MAILS[purpose]({ tenant: ctx.tenant, publicUrl: ctx.platform.publicUrl, to: account.email }, code);
  await ctx.platform.mail.post(tx, ctx.tenant.id, mail, ctx.now);
}

/** Bound to tenant, account and purpose: a code is worth nothing anywhere else. */
export function otpHash(ctx: PublicContext, accountId: string, purpose: OtpPurpose, code: string): Buffer {
  return hmac(ctx.platform.secrets.otpKey, ctx.tenant.id, accountId, purpose, code);
}
