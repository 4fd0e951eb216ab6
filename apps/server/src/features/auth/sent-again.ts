import { isSameRegistration, type RegisteredStudent } from '@hessa/rules/auth/same-registration';
import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from './accounts-table.ts';
import { beginLoginTry, passwordProven } from './login-tries.ts';
import { notifyRegistered } from './notify-registered.ts';
import { guessFailed } from './prove-password.ts';

export interface JustRegistered {
  id: string;
  passwordHash: string;
}

/**
 * The account that this very form seems to have made a moment ago: its answer was lost on the way, and whoever presses
 * again must not hear that the account is somebody's. One that staff made, or have closed since, is not it.
 */
export async function findJustRegistered(
  tx: Tx,
  ctx: PublicContext,
  sent: RegisteredStudent,
): Promise<JustRegistered | null> {
  const [made] = await tx
    .select({
      id: accounts.id,
      passwordHash: accounts.passwordHash,
      name: accounts.name,
      email: accounts.email,
      phone: accounts.phone,
      parentPhone: accounts.parentPhone,
      grade: accounts.grade,
      createdAt: accounts.createdAt,
    })
    .from(accounts)
    .where(
      and(
        eq(accounts.tenantId, ctx.tenant.id),
        eq(accounts.email, sent.email),
        eq(accounts.role, 'student'),
        eq(accounts.disabled, false),
        eq(accounts.passwordTemporary, false),
      ),
    );
  return made && isSameRegistration(made, sent, ctx.now) ? made : null;
}

/**
 * Whether the password is that account's as well. Without mail the answer tells, so a guess here is counted as one at
 * the login; with mail it tells nothing, and a wrong one is what any taken form is: something its owner hears of.
 */
export async function isSentAgain(
  ctx: PublicContext,
  made: JustRegistered,
  sent: RegisteredStudent,
  password: string,
): Promise<boolean> {
  const tellsNothing = ctx.platform.mail.sends;
  const loginTry = tellsNothing ? null : await ctx.withTenant((tx) => beginLoginTry(tx, ctx, made.id, null));
  const right = await ctx.platform.passwords.verify(password, made.passwordHash);
  if (right && !loginTry) return true;
  await ctx.withTenant(async (tx) => {
    if (!loginTry) await notifyRegistered(tx, ctx, sent);
    else if (right) await passwordProven(tx, ctx, loginTry);
    else await guessFailed(tx, ctx, loginTry, made.id);
  });
  return right;
}
