import { endMySessions as endpoint } from '@hessa/contract/auth/teach/end-my-sessions';
import { and, eq, ne } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { sessions } from '../sessions-table.ts';

/** The login that asks stays: leaving it is logging out. */
export const endMySessions = handle(endpoint, async (ctx, { body: { deviceId } }) => {
  return ctx.withTenant(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(
        and(
          eq(sessions.tenantId, ctx.tenant.id),
          eq(sessions.accountId, ctx.account.id),
          ne(sessions.id, ctx.account.sessionId),
          deviceId ? eq(sessions.deviceId, deviceId) : undefined,
        ),
      )
      .returning({ id: sessions.id });
    if (ended.length > 0) {
      const details = { ended: ended.length };
      await recordEvent(tx, ctx, { kind: 'session.others_ended', actorId: ctx.account.id, details });
    }
    return { ended: ended.length };
  });
});
