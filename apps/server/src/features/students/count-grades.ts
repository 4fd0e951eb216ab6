import { countGrades as endpoint } from '@hessa/contract/students/count-grades';
import { count } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { accounts } from '../auth/accounts-table.ts';
import { studentsWanted } from './students-wanted.ts';

export const countGrades = handle(endpoint, async (ctx) => {
  const grades = await ctx.withTenant(
    (tx) =>
      tx
        .select({ grade: accounts.grade, count: count() })
        .from(accounts)
        .where(studentsWanted(ctx.tenant.id, {}, ctx.now))
        .groupBy(accounts.grade),
    'read',
  );
  return { data: { grades } };
});
