import { login as endpoint } from '@hessa/contract/auth/login';
import { owedFirst } from '@hessa/rules/auth/owed-first';
import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import { handle } from '../../calls/handle.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { InvalidInput } from '../../errors/invalid-input.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { recordRepeated } from '../../platform/audit/record-repeated.ts';
import { accounts } from './accounts-table.ts';
import { passwordProven } from './login-tries.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { presentUser } from './present-user.ts';
import { type Proven, provePassword, SIGN_INS_TOLD } from './prove-password.ts';
import { findSecondFactor, useSecondFactor } from './second-factor/use-second-factor.ts';
import { isRightOtp } from './use-otp.ts';

type Account = typeof accounts.$inferSelect;
type Typed = Parameters<typeof provePassword>[1] & { deviceCode?: string | undefined; freeDevice?: string | undefined };

export const login = handle(endpoint, async (ctx, { body }) => {
  const { deviceIdHash } = ctx.caller;
  if (!deviceIdHash) throw new InvalidInput(['DeviceId']);
  const { account, loginTry } = await provePassword(ctx, body);
  // Judged before the guesses are forgiven: a known password does not buy unlimited codes.
  const secondFactorProven = await proveSecondFactor(ctx, account, body.secondFactor);
  if (ctx.tenant.settings.confirmEmailRequired && !account.emailConfirmedAt) {
    await ctx.withTenant((tx) => passwordProven(tx, ctx, loginTry));
    throw new DomainError('auth.email_not_confirmed');
  }
  return signIn(ctx, { account, loginTry }, body, { deviceIdHash, secondFactorProven });
});

async function signIn(
  ctx: PublicContext,
  { account, loginTry }: Proven,
  typed: Typed,
  proven: { deviceIdHash: Buffer; secondFactorProven: boolean },
) {
  const { passwords } = ctx.platform;
  const rehashed = passwords.needsRehash(account.passwordHash) ? await passwords.hash(typed.password) : null;
  const { deviceCode, freeDevice } = typed;
  let opened = await ctx.withTenant(async (tx) => {
    await passwordProven(tx, ctx, loginTry);
    if (rehashed) await replaceHash(tx, account, rehashed);
    const session = await openSession(tx, ctx, account.id, proven);
    // A code is looked at only where there is no place: who finds one free spends neither it nor the week.
    if (session.kind === 'opened' || deviceCode === undefined) await tellOf(tx, ctx, account.id, session);
    return session;
  });
  if (opened.kind === 'device-limit' && deviceCode !== undefined) {
    // A wrong code costs an attempt, also when the rest is refused: it is counted in a transaction of its own.
    const right = await ctx.withTenant(async (tx) => {
      const isRight = await isRightOtp(tx, ctx, account.id, 'free-device', deviceCode);
      if (!isRight) await tellOf(tx, ctx, account.id, { kind: 'device-limit' });
      return isRight;
    });
    if (!right) throw new DomainError('otp.wrong');
    opened = await ctx.withTenant(async (tx) => {
      const session = await openSession(tx, ctx, account.id, { ...proven, room: { deviceCode, freeDevice } });
      await tellOf(tx, ctx, account.id, session);
      return session;
    });
  }
  if (opened.kind === 'device-limit') throw new DomainError('auth.device_limit');
  if (opened.newCookie) ctx.issueDeviceCookie(opened.newCookie);
  const firstDo = owedFirst({ ...account, ...proven }, ctx.platform.live) ?? undefined;
  return { message: 'Login successful', user: presentUser(account), token: opened.token, firstDo };
}

async function tellOf(tx: Tx, ctx: PublicContext, accountId: string, { kind }: OpenedSession): Promise<void> {
  const event = kind === 'opened' ? 'session.signed_in' : 'session.device_refused';
  await recordRepeated(tx, ctx, { kind: event, actorId: accountId, subjectId: accountId }, SIGN_INS_TOLD);
}

/** Asked of staff who have an authenticator, and only after the right password. */
async function proveSecondFactor(ctx: PublicContext, account: Account, typed: string | undefined): Promise<boolean> {
  if (account.role === 'student') return false;
  const factor = await ctx.withTenant((tx) => findSecondFactor(tx, ctx.tenant.id, account.id), 'read');
  if (!factor?.confirmedAt) return false;
  if (!typed?.trim()) throw new DomainError('auth.second_factor_needed');
  const used = await ctx.withTenant(async (tx) => {
    const by = await useSecondFactor(tx, ctx, account.id, typed);
    if (by === 'recovery') {
      await recordEvent(tx, ctx, { kind: 'session.recovery_code_used', actorId: account.id, subjectId: account.id });
    }
    return by;
  });
  if (!used) throw new DomainError('auth.second_factor_wrong');
  return true;
}

/** Only while the hash is still the one that was checked: a password set meanwhile wins. */
async function replaceHash(tx: Tx, account: Account, passwordHash: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ passwordHash })
    .where(
      and(
        eq(accounts.tenantId, account.tenantId),
        eq(accounts.id, account.id),
        eq(accounts.passwordHash, account.passwordHash),
      ),
    );
}
