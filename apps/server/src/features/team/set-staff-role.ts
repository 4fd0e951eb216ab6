import { setStaffRole as endpoint } from '@hessa/contract/team/set-staff-role';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accounts } from '../auth/accounts-table.ts';
import { lockMember, presentMember } from './find-staff.ts';

/** Sessions go on: every call reads the role anew. */
export const setStaffRole = handle(endpoint, async (ctx, { params: { memberId }, body: { was, role } }) => {
  return ctx.withTenant(async (tx) => {
    const member = await lockMember(tx, ctx, memberId);
    if (member.role !== role) {
      if (member.role !== was) throw new DomainError('teach.changed_meanwhile');
      await tx
        .update(accounts)
        .set({ role })
        .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, memberId)));
      await recordEvent(tx, ctx, {
        kind: 'team.role_changed',
        actorId: ctx.account.id,
        subjectId: memberId,
        details: { before: { role: member.role }, after: { role } },
      });
    }
    return { data: presentMember({ ...member, role }) };
  });
});
