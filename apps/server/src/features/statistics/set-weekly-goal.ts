import { setWeeklyGoal as endpoint } from '@hessa/contract/statistics/set-weekly-goal';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { accounts } from '../auth/accounts-table.ts';

export const setWeeklyGoal = handle(endpoint, async (ctx, { body: { lessons } }) => {
  await ctx.withTenant((tx) =>
    tx
      .update(accounts)
      .set({ weeklyGoal: lessons })
      .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, ctx.account.id))),
  );
  return { data: { lessons } };
});
