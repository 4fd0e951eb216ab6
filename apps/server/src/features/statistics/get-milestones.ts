import { getMilestones as endpoint } from '@hessa/contract/statistics/get-milestones';
import { cairoDay } from '@hessa/rules/statistics/cairo-day';
import { busyWeeks, type FinishedInWeek, proposedGoal, weekOf } from '@hessa/rules/statistics/weekly-goal';
import { handle } from '../../calls/handle.ts';
import { findDone, finishedByDay } from './finished-lessons.ts';

export const getMilestones = handle(endpoint, (ctx) => {
  const student = { tenantId: ctx.tenant.id, studentId: ctx.account.id, now: ctx.now };
  return ctx.withTenant(async (tx) => {
    const [{ goal, ...done }, days] = await Promise.all([findDone(tx, student), finishedByDay(tx, student)]);
    const weeks = new Map<string, number>();
    for (const { day, lessons } of days) weeks.set(weekOf(day), (weeks.get(weekOf(day)) ?? 0) + lessons);
    const finished: FinishedInWeek[] = [...weeks].map(([week, lessons]) => ({ week, lessons }));
    const thisWeek = weekOf(cairoDay(ctx.now.getTime()));
    return {
      data: {
        done: { ...done, busyWeeks: busyWeeks(finished) },
        week: { finished: weeks.get(thisWeek) ?? 0, goal, proposed: proposedGoal(finished, thisWeek) },
      },
    };
  }, 'read');
});
