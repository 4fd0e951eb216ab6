import { readLoginIdentifier } from '@hessa/rules/auth/login-identifier';
import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordRepeated } from '../../platform/audit/record-repeated.ts';
import { accounts } from './accounts-table.ts';
import { beginLoginTry, type LoginTry, loginFailed } from './login-tries.ts';
import { findKnownDevice } from './remember-device.ts';

type Account = typeof accounts.$inferSelect;

/** Of one person's sign-ins in a day; more than anybody needs. */
export const SIGN_INS_TOLD = 20;

export interface Proven {
  account: Account;
  /** Still counted: whoever goes on forgives it (`passwordProven`). */
  loginTry: LoginTry;
}

/**
 * Whose password this is. Every way to a session or a code asks here, so that guesses are counted in one place and an
 * account that does not exist, is closed or has another password gives one and the same answer.
 */
export async function provePassword(
  ctx: PublicContext,
  typed: { EmailorMobile: string; password: string },
): Promise<Proven> {
  const identifier = readLoginIdentifier(typed.EmailorMobile);
  if (identifier.kind === 'invalid') throw new DomainError('auth.identifier_invalid');
  const named = identifier.kind === 'email' ? identifier.email : identifier.phone;
  const { account, loginTry } = await ctx.withTenant(async (tx) => {
    const found = await findAccount(tx, ctx.tenant.id, identifier.kind, named);
    const knownDevice = found ? await findKnownDevice(tx, ctx, found.id) : null;
    return { account: found, loginTry: await beginLoginTry(tx, ctx, found?.id ?? named, knownDevice) };
  });
  const right = await ctx.platform.passwords.verify(typed.password, account?.passwordHash ?? null);
  if (account && right && !account.disabled) return { account, loginTry };
  await ctx.withTenant((tx) => guessFailed(tx, ctx, loginTry, account?.id ?? null));
  throw new DomainError('auth.invalid_credentials');
}

/** Counted, and told of in the trail, wherever a password was guessed at. */
export async function guessFailed(
  tx: Tx,
  ctx: PublicContext,
  loginTry: LoginTry,
  subjectId: string | null,
): Promise<void> {
  await loginFailed(tx, ctx, loginTry);
  await recordRepeated(tx, ctx, { kind: 'session.refused', subjectId }, SIGN_INS_TOLD);
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
