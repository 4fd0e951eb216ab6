import { spendPasswordLink as endpoint } from '@hessa/contract/auth/spend-password-link';
import { hasMailbox } from '@hessa/rules/auth/mailbox';
import { and, eq, sql } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import { handle } from '../../calls/handle.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { type Bucket, countTry, refuseBeyondLimit } from '../../platform/limits/count-tries.ts';
import { accounts } from './accounts-table.ts';
import { passwordChangedMail } from './auth-mails.ts';
import { devices } from './devices-table.ts';
import { findStudent } from './find-student.ts';
import { forgetStrangersTries } from './login-tries.ts';
import { accountOfPasswordLink, usePasswordLinkUp } from './password-links.ts';
import { passwordRefusal } from './password-refusal.ts';
import { sessions } from './sessions-table.ts';

/** The student's own choice behind a link of the desk: whoever sent it never sees the password. */
export const spendPasswordLink = handle(endpoint, async (ctx, { body: { key, newPassword, confirmPassword } }) => {
  if (newPassword !== confirmPassword) throw new DomainError('register.passwords_differ');
  const student = await studentOfLink(ctx, key);
  const weak = passwordRefusal(newPassword, { ...student, phones: [student.phone, student.parentPhone ?? ''] });
  if (weak) throw weak;
  const passwordHash = await ctx.platform.passwords.hash(newPassword);
  await ctx.withTenant(async (tx) => {
    if (!(await usePasswordLinkUp(tx, ctx, key))) throw new DomainError('password_link.invalid');
    await setPassword(tx, ctx, student.id, passwordHash);
  });
  return { message: 'Password has been reset successfully' };
});

async function studentOfLink(ctx: PublicContext, key: string) {
  const address: Bucket = { policy: 'inviteAddress', subjectHash: ctx.caller.addressHash };
  const student = await ctx.withTenant(async (tx) => {
    await refuseBeyondLimit(tx, ctx, address);
    const accountId = await accountOfPasswordLink(tx, ctx, key);
    return accountId === null ? null : findStudent(tx, ctx.tenant.id, accountId);
  }, 'read');
  if (student) return student;
  await ctx.withTenant((tx) => countTry(tx, ctx, address));
  throw new DomainError('password_link.invalid');
}

/** Every login and device is out, and an account that waited for its mailbox may sign in: the desk knows whose it is. */
async function setPassword(tx: Tx, ctx: PublicContext, studentId: string, passwordHash: string): Promise<void> {
  const [account] = await tx
    .update(accounts)
    .set({
      passwordHash,
      passwordTemporary: false,
      emailConfirmedAt: sql`coalesce(${accounts.emailConfirmedAt}, ${ctx.now.toISOString()})`,
    })
    .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, studentId)))
    .returning({ email: accounts.email });
  for (const table of [sessions, devices] as const) {
    await tx.delete(table).where(and(eq(table.tenantId, ctx.tenant.id), eq(table.accountId, studentId)));
  }
  await forgetStrangersTries(tx, ctx, studentId);
  await recordEvent(tx, ctx, { kind: 'account.password_link_used', actorId: studentId, subjectId: studentId });
  if (account && hasMailbox(account.email)) {
    const letter = { tenant: ctx.tenant, publicUrl: ctx.platform.publicUrl, to: account.email };
    await ctx.platform.mail.post(tx, ctx.tenant.id, passwordChangedMail(letter), ctx.now);
  }
}
