import type { countGrades as endpoint } from '@hessa/contract/students/count-grades';
import { count } from 'drizzle-orm';
import type { AccountContext } from '../../http/context.ts';
import type { ResultOf } from '../../http/handler.ts';
import { accounts } from '../auth/accounts-table.ts';
import { studentsWanted } from './students-wanted.ts';

export async function countGrades(ctx: AccountContext): Promise<ResultOf<typeof endpoint>> {
  const grades = await ctx.withTenant(
    (tx) =>
      tx
        .select({ grade: accounts.grade, count: count() })
        .from(accounts)
        .where(studentsWanted(ctx.tenant.id, {}))
        .groupBy(accounts.grade),
    'read',
  );
  return { data: { grades } };
}
