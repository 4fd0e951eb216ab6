import { randomInt } from 'node:crypto';
import { OTP_ATTEMPTS, OTP_LENGTH, otpSendDecision } from '@hessa/rules/auth/otp';
import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { hmac } from '../../platform/keyed-hash.ts';
import type { KeySet } from '../../settings/secrets.ts';
import { accounts } from './accounts-table.ts';
import { confirmationMail, deviceMail, resetMail } from './auth-mails.ts';
import { type MailedPurpose, type OtpPurpose, oneTimeCodes } from './one-time-codes-table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAILS = { 'confirm-email': confirmationMail, 'reset-password': resetMail, 'free-device': deviceMail };

/**
 * Sends a new code, which ends the old one. Too soon or too often, nothing is sent and nothing is said: an answer
 * that differed would tell who has an account.
 */
export async function issueOtp(
  tx: Tx,
  ctx: PublicContext,
  account: { id: string; email: string },
  purpose: MailedPurpose,
): Promise<void> {
  const ofAccount = and(eq(oneTimeCodes.tenantId, ctx.tenant.id), eq(oneTimeCodes.accountId, account.id));
  // The account's row is locked, so that requests at the same moment send one code, the first one ever included.
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, account.id)))
    .for('update');
  const earlier = await tx
    .select({ purpose: oneTimeCodes.purpose, recentSends: oneTimeCodes.recentSends })
    .from(oneTimeCodes)
    .where(ofAccount);
  const now = ctx.now.getTime();
  const sends = sendsWithinDay(
    earlier.filter((code) => code.purpose === purpose),
    now,
  );
  if (!maySend(sends, sendsWithinDay(earlier, now), now)) return;

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

function sendsWithinDay(codes: { recentSends: number[] }[], now: number): number[] {
  return codes.flatMap((code) => code.recentSends).filter((sentAt) => now - sentAt < DAY_MS);
}

/** The pause is between codes of one purpose; what a mailbox gets in an hour and a day is bounded over all of them. */
function maySend(ofPurpose: number[], ofAccount: number[], now: number): boolean {
  if (otpSendDecision(ofPurpose, now).kind === 'wait') return false;
  const overall = otpSendDecision(ofAccount, now);
  return overall.kind === 'send' || overall.because === 'resend';
}

/** Bound to tenant, account and purpose: a code is worth nothing anywhere else. */
export function otpHash(ctx: PublicContext, accountId: string, purpose: OtpPurpose, code: string): Buffer {
  return hashUnder(ctx.platform.secrets.current, ctx, accountId, purpose, code);
}

/** What a typed code that lives so long may be kept as, if the keys were changed since it was sent. */
export function otpHashes(
  ctx: PublicContext,
  accountId: string,
  { purpose, lifetimeMs }: { purpose: OtpPurpose; lifetimeMs: number },
  typed: string,
): Buffer[] {
  const keys = ctx.platform.secrets.forWhatLives(lifetimeMs);
  return keys.map((one) => hashUnder(one, ctx, accountId, purpose, typed));
}

function hashUnder({ otpKey }: KeySet, { tenant }: PublicContext, ...about: [string, OtpPurpose, string]): Buffer {
  return hmac(otpKey, tenant.id, ...about);
}
