import { login as endpoint } from '@hessa/contract/auth/login';
import { readLoginIdentifier } from '@hessa/rules/auth/login-identifier';
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
import { beginLoginTry, type LoginTry, loginFailed, passwordProven } from './login-tries.ts';
import { openSession } from './open-session.ts';
import { presentUser } from './present-user.ts';
import { findKnownDevice } from './remember-device.ts';
import { findSecondFactor, useSecondFactor } from './second-factor/use-second-factor.ts';

type Account = typeof accounts.$inferSelect;

/** Of one person's sign-ins in a day; more than anybody needs. */
export const SIGN_INS_TOLD = 20;

export const login = handle(endpoint, async (ctx, { body }) => {
  const { deviceIdHash } = ctx.caller;
  if (!deviceIdHash) throw new InvalidInput(['DeviceId']);
  const identifier = readLoginIdentifier(body.EmailorMobile);
  if (identifier.kind === 'invalid') throw new DomainError('auth.identifier_invalid');

  const named = identifier.kind === 'email' ? identifier.email : identifier.phone;
  const { account, loginTry } = await ctx.withTenant(async (tx) => {
    const found = await findAccount(tx, ctx.tenant.id, identifier.kind, named);
    const knownDevice = found ? await findKnownDevice(tx, ctx, found.id) : null;
    return { account: found, loginTry: await beginLoginTry(tx, ctx, found?.id ?? named, knownDevice) };
  });

  const right = await ctx.platform.passwords.verify(body.password, account?.passwordHash ?? null);
  if (!account || !right || account.disabled) {
    await ctx.withTenant(async (tx) => {
      await loginFailed(tx, ctx, loginTry);
      await recordRepeated(tx, ctx, { kind: 'session.refused', subjectId: account?.id ?? null }, SIGN_INS_TOLD);
    });
    throw new DomainError('auth.invalid_credentials');
  }
  // Judged before the guesses are forgiven: a known password does not buy unlimited codes.
  const secondFactorProven = await proveSecondFactor(ctx, account, body.secondFactor);
  if (ctx.tenant.settings.confirmEmailRequired && !account.emailConfirmedAt) {
    await ctx.withTenant((tx) => passwordProven(tx, ctx, loginTry));
    throw new DomainError('auth.email_not_confirmed');
  }
  return signIn(ctx, account, body.password, loginTry, { deviceIdHash, secondFactorProven });
});

async function signIn(
  ctx: PublicContext,
  account: Account,
  password: string,
  loginTry: LoginTry,
  proven: { deviceIdHash: Buffer; secondFactorProven: boolean },
) {
  const { passwords } = ctx.platform;
  const rehashed = passwords.needsRehash(account.passwordHash) ? await passwords.hash(password) : null;
  const opened = await ctx.withTenant(async (tx) => {
    await passwordProven(tx, ctx, loginTry);
    if (rehashed) await replaceHash(tx, account, rehashed);
    const session = await openSession(tx, ctx, account.id, proven);
    const kind = session.kind === 'opened' ? 'session.signed_in' : 'session.device_refused';
    await recordRepeated(tx, ctx, { kind, actorId: account.id, subjectId: account.id }, SIGN_INS_TOLD);
    return session;
  });
  if (opened.kind === 'device-limit') throw new DomainError('auth.device_limit');
  if (opened.newCookie) ctx.issueDeviceCookie(opened.newCookie);
  const firstDo = owedFirst({ ...account, ...proven }, ctx.platform.live) ?? undefined;
  return { message: 'Login successful', user: presentUser(account), token: opened.token, firstDo };
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

async function findAccount(tx: Tx, tenantId: string, kind: 'email' | 'phone', value: string): Promise<Account | null> {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.tenantId, tenantId),
        eq(accounts[kind], value),
        kind === 'phone' ? eq(accounts.phoneDisputed, false) : undefined,
      ),
    );
  return account ?? null;
}
