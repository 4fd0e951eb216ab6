import { servedGrades } from '@hessa/rules/team/served-grades';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { accounts } from '../auth/accounts-table.ts';

export type StaffRow = typeof accounts.$inferSelect;
type StaffRole = 'assistant' | 'teacher' | 'owner';

/**
 * The member a step is about, with the whole team locked: of two owners who take each other down at the same moment
 * the second sees what the first has done. Nobody takes such a step on himself.
 */
export async function lockMember(tx: Tx, ctx: AccountContext, memberId: string): Promise<StaffRow> {
  const team = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.tenantId, ctx.tenant.id), ne(accounts.role, 'student')))
    .orderBy(asc(accounts.id))
    .for('update');
  const member = team.find(({ id }) => id === memberId);
  if (!member) throw new DomainError('team.member_not_found');
  if (member.id === ctx.account.id) throw new DomainError('team.not_yourself');
  const others = team.filter(({ id, role, disabled }) => id !== memberId && role === 'owner' && !disabled);
  if (others.length === 0) throw new DomainError('team.last_owner');
  return member;
}

export function presentMember(member: StaffRow) {
  const { id, name, email, phone, disabled } = member;
  const grades = servedGrades(member.role, member.servedGrades);
  return {
    ...{ id, name, email, phone, disabled },
    role: member.role as StaffRole,
    grades: grades && [...grades],
    createdAt: member.createdAt.toISOString(),
    lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
  };
}
