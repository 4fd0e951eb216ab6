import { isDeepStrictEqual } from 'node:util';
import { setStaffGrades as endpoint } from '@hessa/contract/team/set-staff-grades';
import { limitOf } from '@hessa/rules/team/served-grades';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accounts } from '../auth/accounts-table.ts';
import { lockMember, presentMember } from './find-staff.ts';

/** Sessions go on: every call reads the grades anew. */
export const setStaffGrades = handle(endpoint, async (ctx, { params: { memberId }, body }) => {
  const servedGrades = limitOf(body.grades);
  return ctx.withTenant(async (tx) => {
    const member = await lockMember(tx, ctx, memberId);
    if (member.role !== 'assistant') throw new DomainError('team.grades_of_assistants');
    const { grades: before } = presentMember(member);
    if (!isDeepStrictEqual(before, servedGrades)) {
      if (!isDeepStrictEqual(before, limitOf(body.was))) throw new DomainError('teach.changed_meanwhile');
      await tx
        .update(accounts)
        .set({ servedGrades })
        .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, memberId)));
      await recordEvent(tx, ctx, {
        kind: 'team.grades_changed',
        actorId: ctx.account.id,
        subjectId: memberId,
        details: { before: { servedGrades: before }, after: { servedGrades: servedGrades && [...servedGrades] } },
      });
    }
    return { data: presentMember({ ...member, servedGrades }) };
  });
});
