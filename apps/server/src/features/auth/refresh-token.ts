import { randomBytes } from 'node:crypto';
import { refreshToken as endpoint } from '@hessa/contract/auth/refresh-token';
import { refreshDecision } from '@hessa/rules/auth/session-lifetime';
import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import { handle } from '../../calls/handle.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { equalHashes, sha256 } from '../../platform/keyed-hash.ts';
import { accounts } from './accounts-table.ts';
import { presentedToken, sessionTimes } from './presented-token.ts';
import { formatToken, nextSecret, parseToken, type SessionToken } from './session-token.ts';
import { sessions } from './sessions-table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Renews a live login. The session's row is locked, so that of parallel refreshes one rotates and the rest follow. */
export const refreshToken = handle(endpoint, async (ctx) => {
  const token = parseToken(ctx.caller.bearer);
  if (!token) throw new DomainError('session.required');
  const secret = await ctx.withTenant((tx) => renew(tx, ctx, token));
  if (secret === null) throw new DomainError('session.expired');
  return { message: 'Token refreshed', data: { token: formatToken({ sessionId: token.sessionId, secret }) } };
});

/** The secret to go on with, or null when this login is over. */
async function renew(tx: Tx, ctx: PublicContext, token: SessionToken): Promise<string | null> {
  const own = and(eq(sessions.tenantId, ctx.tenant.id), eq(sessions.id, token.sessionId));
  const [session] = await tx.select().from(sessions).where(own).for('update');
  if (!session) return null;
  const cookie = cookieShown(ctx, session.cookieHash);
  const decision = refreshDecision(
    sessionTimes(session),
    {
      presented: presentedToken(session, token.secret),
      deviceMatches: ctx.caller.deviceIdHash !== null && equalHashes(ctx.caller.deviceIdHash, session.deviceIdHash),
      cookie,
      cookieSeenBefore: session.cookieSeen,
    },
    ctx.now.getTime(),
  );
  if (decision.kind === 'reuse-detected') {
    await tx.delete(sessions).where(own);
    await recordEvent(tx, ctx, { kind: 'session.token_reused', subjectId: session.accountId });
    return null;
  }
  if (decision.kind === 'refused') return null;
  if (!(await isWelcome(tx, ctx, session.accountId))) {
    await tx.delete(sessions).where(own);
    return null;
  }
  if (decision.kind === 'already-rotated') {
    return session.rotationSalt && nextSecret(token.secret, session.rotationSalt);
  }
  const rotationSalt = randomBytes(32);
  const secret = nextSecret(token.secret, rotationSalt);
  await tx
    .update(sessions)
    .set({
      secretHash: sha256(secret),
      previousSecretHash: session.secretHash,
      rotationSalt,
      tokenIssuedAt: ctx.now,
      // Known for staff only, and then kept up with where they are.
      network: session.network === null ? null : ctx.caller.network,
      cookieSeen: session.cookieSeen || cookie === 'matches',
    })
    .where(own);
  return secret;
}

function cookieShown(ctx: PublicContext, expected: Buffer): 'absent' | 'matches' | 'differs' {
  if (!ctx.caller.deviceCookieHash) return 'absent';
  return equalHashes(ctx.caller.deviceCookieHash, expected) ? 'matches' : 'differs';
}

/** Also notes, once a day, that the account is in use. */
async function isWelcome(tx: Tx, ctx: PublicContext, accountId: string): Promise<boolean> {
  const ownAccount = and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, accountId));
  const [account] = await tx
    .select({ disabled: accounts.disabled, lastSeenAt: accounts.lastSeenAt })
    .from(accounts)
    .where(ownAccount);
  if (!account || account.disabled) return false;
  if (ctx.now.getTime() - (account.lastSeenAt?.getTime() ?? 0) >= DAY_MS) {
    await tx.update(accounts).set({ lastSeenAt: ctx.now }).where(ownAccount);
  }
  return true;
}
