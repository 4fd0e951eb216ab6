import { claimPlaying as endpoint } from '@hessa/contract/media/claim-playing';
import { isPlaying } from '@hessa/rules/media/one-player';
import { and, eq, sql } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import { handle } from '../../calls/handle.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { deviceOfSession } from '../auth/device-of-session.ts';
import { devices } from '../auth/devices-table.ts';
import { sessions } from '../auth/sessions-table.ts';

/** One video an account: whoever presses play has it, and a player that goes on learns whether it still does. */
export const claimPlaying = handle(endpoint, async (ctx, { body: { state } }) => {
  return ctx.withTenant(async (tx) => {
    if (state !== 'started') {
      const elsewhere = await findPlayingElsewhere(tx, ctx);
      if (elsewhere) return { here: false, device: elsewhere.label };
    }
    const playingAt = state === 'stopped' ? null : ctx.now.toISOString();
    // One statement over all places of the account: of two presses at once the later one has it, never both.
    await tx
      .update(sessions)
      .set({ playingAt: sql`case when ${sessions.id} = ${ctx.account.sessionId} then ${playingAt}::timestamptz end` })
      .where(ofAccount(ctx));
    return { here: true, device: null };
  });
});

async function findPlayingElsewhere(tx: Tx, ctx: AccountContext) {
  const places = await tx
    .select({ id: sessions.id, playingAt: sessions.playingAt, label: devices.label })
    .from(sessions)
    .innerJoin(devices, deviceOfSession)
    .where(ofAccount(ctx));
  const now = ctx.now.getTime();
  return places.find(
    ({ id, playingAt }) => id !== ctx.account.sessionId && isPlaying(playingAt?.getTime() ?? null, now),
  );
}

function ofAccount({ tenant, account }: AccountContext) {
  return and(eq(sessions.tenantId, tenant.id), eq(sessions.accountId, account.id));
}
