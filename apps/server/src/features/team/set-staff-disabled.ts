import { setStaffDisabled as endpoint } from '@hessa/contract/team/set-staff-disabled';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accounts } from '../auth/accounts-table.ts';
import { sessions } from '../auth/sessions-table.ts';
import { lockMember, presentMember } from './find-staff.ts';

/** Logins end for good, so that an account opened again starts with its password. */
export const setStaffDisabled = handle(endpoint, async (ctx, { params: { memberId }, body: { disabled, reason } }) => {
  return ctx.withTenant(async (tx) => {
    const member = await lockMember(tx, ctx, memberId);
    if (member.disabled !== disabled) {
      await tx
        .update(accounts)
        .set({ disabled })
        .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, memberId)));
      await tx.delete(sessions).where(and(eq(sessions.tenantId, ctx.tenant.id), eq(sessions.accountId, memberId)));
      await recordEvent(tx, ctx, {
        kind: disabled ? 'team.disabled' : 'team.enabled',
        actorId: ctx.account.id,
        subjectId: memberId,
        details: { reason, before: { disabled: member.disabled }, after: { disabled } },
      });
    }
    return { data: presentMember({ ...member, disabled }) };
  });
});
