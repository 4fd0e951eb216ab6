import { inviteStaff as endpoint } from '@hessa/contract/team/invite-staff';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { randomToken, sha256 } from '../../platform/keyed-hash.ts';
import { presentInvite } from './present-invite.ts';
import { staffInvites } from './staff-invites-table.ts';

const VALID_MS = 7 * 24 * 60 * 60 * 1000;
const WAITING_AT_MOST = 50;

export const inviteStaff = handle(endpoint, async (ctx, { body: { key, name, role } }) => {
  const token = randomToken();
  return ctx.withTenant(async (tx) => {
    const own = eq(staffInvites.tenantId, ctx.tenant.id);
    const [waiting] = await tx
      .select({ count: count() })
      .from(staffInvites)
      .where(
        and(own, isNull(staffInvites.usedAt), isNull(staffInvites.revokedAt), gt(staffInvites.expiresAt, ctx.now)),
      );
    if ((waiting?.count ?? 0) >= WAITING_AT_MOST) throw new DomainError('team.too_many_invites');
    const [invite] = await tx
      .insert(staffInvites)
      .values({
        tenantId: ctx.tenant.id,
        id: key,
        tokenHash: sha256(token),
        role,
        name: name.trim(),
        invitedBy: ctx.account.id,
        createdAt: ctx.now,
        expiresAt: new Date(ctx.now.getTime() + VALID_MS),
      })
      .onConflictDoNothing()
      .returning();
    if (!invite) throw new DomainError('team.invite_made');
    await recordEvent(tx, ctx, {
      kind: 'team.invited',
      actorId: ctx.account.id,
      details: { name: invite.name, role },
    });
    return { data: { ...presentInvite(invite, ctx.now), token } };
  });
});
