import { revokeInvite as endpoint } from '@hessa/contract/team/revoke-invite';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { staffInvites } from './staff-invites-table.ts';

export const revokeInvite = handle(endpoint, async (ctx, { params: { inviteId } }) => {
  return ctx.withTenant(async (tx) => {
    const wanted = and(eq(staffInvites.tenantId, ctx.tenant.id), eq(staffInvites.id, inviteId));
    const [invite] = await tx.select().from(staffInvites).where(wanted).for('update');
    if (!invite) throw new DomainError('team.invite_not_found');
    if (invite.usedAt) throw new DomainError('team.invite_used');
    if (!invite.revokedAt) {
      await tx.update(staffInvites).set({ revokedAt: ctx.now }).where(wanted);
      await recordEvent(tx, ctx, {
        kind: 'team.invite_revoked',
        actorId: ctx.account.id,
        details: { name: invite.name, role: invite.role },
      });
    }
    return {};
  });
});
