import { resetPassword as endpoint } from '@hessa/contract/auth/reset-password';
import { resetPasswordFault } from '@hessa/rules/auth/reset-password';
import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import { handle, type InputOf } from '../../calls/handle.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accounts } from './accounts-table.ts';
import { passwordChangedMail } from './auth-mails.ts';
import { devices } from './devices-table.ts';
import { settlePhone } from './dispute-phone.ts';
import { findAccountByEmail } from './find-account-by-email.ts';
import { forgetStrangersTries } from './login-tries.ts';
import { passwordRefusal, refusalOf } from './password-refusal.ts';
import { rememberDevice } from './remember-device.ts';
import { sessions } from './sessions-table.ts';
import { isRightOtp, returnAttempt, spendOtp } from './use-otp.ts';

const PURPOSE = 'reset-password';

type Checked = { kind: 'right'; accountId: string } | { kind: 'wrong' } | { kind: 'weak'; refusal: DomainError };

export const resetPassword = handle(endpoint, async (ctx, { body }) => {
  const fault = resetPasswordFault(body);
  if (fault === 'passwords-differ') throw new DomainError('register.passwords_differ');
  if (fault === 'password-too-short') throw refusalOf('too-short', 'student');
  if (fault === 'otp-missing') throw new DomainError('reset.failed');

  const checked = await ctx.withTenant((tx) => checkCode(tx, ctx, body));
  if (checked.kind === 'wrong') throw new DomainError('reset.failed');
  if (checked.kind === 'weak') throw checked.refusal;

  const passwordHash = await ctx.platform.passwords.hash(body.newPassword);
  const newCookie = await ctx.withTenant(async (tx) => {
    // Used up together with what it buys: an overloaded or crashing server leaves the student a code that works.
    if (!(await spendOtp(tx, ctx, checked.accountId, PURPOSE, body.otp))) throw new DomainError('reset.failed');
    return setPassword(tx, ctx, checked.accountId, passwordHash);
  });
  if (newCookie) ctx.issueDeviceCookie(newCookie);
  return { message: 'Password has been reset successfully' };
});

/** Whether a password is fit for this account is said only to someone who has the right code. */
async function checkCode(tx: Tx, ctx: PublicContext, body: InputOf<typeof endpoint>['body']): Promise<Checked> {
  const account = await findAccountByEmail(tx, ctx, body.email);
  if (!account || !(await isRightOtp(tx, ctx, account.id, PURPOSE, body.otp))) return { kind: 'wrong' };
  const phones = [account.phone, account.parentPhone ?? ''];
  const refusal = passwordRefusal(body.newPassword, { ...account, phones });
  if (refusal) {
    await returnAttempt(tx, ctx, account.id, PURPOSE);
    return { kind: 'weak', refusal };
  }
  return { kind: 'right', accountId: account.id };
}

/**
 * Drops every login and device of the account, which also frees a student stuck at the device limit, and gives this
 * browser a device cookie: its owner can sign in even while strangers are guessing.
 */
async function setPassword(tx: Tx, ctx: PublicContext, accountId: string, passwordHash: string) {
  const ofAccount = (table: typeof sessions | typeof devices) =>
    and(eq(table.tenantId, ctx.tenant.id), eq(table.accountId, accountId));
  const [account] = await tx
    .update(accounts)
    .set({ passwordHash, passwordTemporary: false, emailConfirmedAt: ctx.now })
    .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, accountId)))
    .returning();
  if (account) await settlePhone(tx, ctx, account);
  await tx.delete(sessions).where(ofAccount(sessions));
  await tx.delete(devices).where(ofAccount(devices));
  await forgetStrangersTries(tx, ctx, accountId);
  const device = await rememberDevice(tx, ctx, accountId);
  await recordEvent(tx, ctx, { kind: 'account.password_reset', actorId: accountId, subjectId: accountId });
  if (account) {
    const letter = { tenant: ctx.tenant, publicUrl: ctx.platform.publicUrl, to: account.email };
    await ctx.platform.mail.post(tx, ctx.tenant.id, passwordChangedMail(letter), ctx.now);
  }
  return device.newCookie;
}
