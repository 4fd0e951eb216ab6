import { logout as endpoint } from '@hessa/contract/auth/logout';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { recordRepeated } from '../../platform/audit/record-repeated.ts';
import { presentedToken } from './presented-token.ts';
import { SIGN_INS_TOLD } from './prove-password.ts';
import { parseToken } from './session-token.ts';
import { sessions } from './sessions-table.ts';

/** Frees the device of the token it is called with, and no other; whoever is out already is simply out. */
export const logout = handle(endpoint, async (ctx) => {
  const token = parseToken(ctx.caller.bearer);
  if (token) {
    await ctx.withTenant(async (tx) => {
      const own = and(eq(sessions.tenantId, ctx.tenant.id), eq(sessions.id, token.sessionId));
      const [session] = await tx.select().from(sessions).where(own).for('update');
      if (!session || presentedToken(session, token.secret) === 'older') return;
      await tx.delete(sessions).where(own);
      const { accountId } = session;
      const event = { kind: 'session.signed_out', actorId: accountId, subjectId: accountId } as const;
      await recordRepeated(tx, ctx, event, SIGN_INS_TOLD);
    });
  }
  return { message: 'Logged out' };
});
