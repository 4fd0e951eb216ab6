import { listTeam as endpoint } from '@hessa/contract/team/list-team';
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { accounts } from '../auth/accounts-table.ts';
import { presentMember } from './find-staff.ts';
import { presentInvite } from './present-invite.ts';
import { staffInvites } from './staff-invites-table.ts';

export const listTeam = handle(endpoint, async (ctx) => {
  return ctx.withTenant(async (tx) => {
    const members = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.tenantId, ctx.tenant.id), ne(accounts.role, 'student')))
      .orderBy(sql`case ${accounts.role} when 'owner' then 1 when 'teacher' then 2 else 3 end`, asc(accounts.id));
    const invites = await tx
      .select()
      .from(staffInvites)
      .where(and(eq(staffInvites.tenantId, ctx.tenant.id), isNull(staffInvites.usedAt), isNull(staffInvites.revokedAt)))
      .orderBy(desc(staffInvites.id));
    return {
      data: { members: members.map(presentMember), invites: invites.map((invite) => presentInvite(invite, ctx.now)) },
    };
  }, 'read');
});
