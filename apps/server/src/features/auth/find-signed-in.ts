import { owedFirst } from '@hessa/rules/auth/owed-first';
import { accessDecision } from '@hessa/rules/auth/session-lifetime';
import { servedGrades } from '@hessa/rules/team/served-grades';
import { and, eq, sql } from 'drizzle-orm';
import type { PublicContext, SignedIn } from '../../calls/context.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { accounts } from './accounts-table.ts';
import { presentedToken, sessionTimes } from './presented-token.ts';
import { parseToken } from './session-token.ts';
import { sessions } from './sessions-table.ts';

const sessionOf = preparedQuery((db) =>
  db
    .select({
      id: accounts.id,
      role: accounts.role,
      servedGrades: accounts.servedGrades,
      name: accounts.name,
      disabled: accounts.disabled,
      passwordTemporary: accounts.passwordTemporary,
      secondFactorProven: sessions.secondFactorProven,
      secretHash: sessions.secretHash,
      previousSecretHash: sessions.previousSecretHash,
      tokenIssuedAt: sessions.tokenIssuedAt,
      signedInAt: sessions.signedInAt,
      cookieHash: sessions.cookieHash,
      cookieSeen: sessions.cookieSeen,
      provedAt: sessions.provedAt,
    })
    .from(sessions)
    .innerJoin(accounts, and(eq(accounts.tenantId, sessions.tenantId), eq(accounts.id, sessions.accountId)))
    .where(and(eq(sessions.tenantId, sql.placeholder('tenantId')), eq(sessions.id, sql.placeholder('sessionId')))),
);

/** A login as it stands: one indexed read. */
export async function readLogin(ctx: PublicContext, sessionId: string) {
  const rows = await ctx.withTenant((tx) => sessionOf(tx, { tenantId: ctx.tenant.id, sessionId }), 'read together');
  return rows[0];
}

/** The account behind a request's bearer token, or null: what every signed-in call pays. */
export async function findSignedIn(ctx: PublicContext): Promise<SignedIn | null> {
  const token = parseToken(ctx.caller.bearer);
  if (!token) return null;
  const row = await readLogin(ctx, token.sessionId);
  if (!row || row.disabled) return null;
  const decision = accessDecision(sessionTimes(row), presentedToken(row, token.secret), ctx.now.getTime());
  if (decision.kind === 'refused') return null;
  const { id, role, name, signedInAt } = row;
  const serves = servedGrades(role, row.servedGrades);
  const owes = owedFirst(row, ctx.platform.live);
  const cookieHash = row.cookieSeen ? row.cookieHash : null;
  const provedAt = row.provedAt ?? signedInAt;
  return { id, role, serves, name, sessionId: token.sessionId, signedInAt, provedAt, owes, cookieHash };
}
