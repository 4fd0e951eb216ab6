import type { countGrades as endpoint } from '@hessa/contract/auth/teach/count-grades';
import { and, count, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../http/context.ts';
import type { ResultOf } from '../../../http/handler.ts';
import { accounts } from '../accounts-table.ts';

export async function countGrades(ctx: AccountContext): Promise<ResultOf<typeof endpoint>> {
  const grades = await ctx.withTenant(
    (tx) =>
      tx
        .select({ grade: accounts.grade, count: count() })
        .from(accounts)
        .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.role, 'student')))
        .groupBy(accounts.grade),
    'read',
  );
  return { data: { grades } };
}
