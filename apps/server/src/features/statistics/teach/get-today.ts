import { getToday as endpoint } from '@hessa/contract/statistics/teach/get-today';
import { cairoDay, lastDays } from '@hessa/rules/statistics/cairo-day';
import { handle, type ResultOf } from '../../../calls/handle.ts';
import { briefMemory } from './brief-memory.ts';
import { countByDay } from './count-by-day.ts';
import { findQuizzesToLookAt } from './find-quizzes-to-look-at.ts';

const DAYS = 30;
/** Several people keep this page open; a figure may be this old. */
const LIFETIME_MS = 30_000;

const remember = briefMemory<ResultOf<typeof endpoint>>(LIFETIME_MS);

export const getToday = handle(endpoint, (ctx) => {
  return remember(ctx.tenant.id, ctx.now, () =>
    ctx.withTenant(async (tx) => {
      const days = lastDays(cairoDay(ctx.now.getTime()), DAYS);
      const counts = await countByDay(tx, ctx.tenant.id, days);
      const quizzes = await findQuizzesToLookAt(tx, ctx.tenant.id, ctx.now);
      return { data: { days, ...counts, quizzes } };
    }, 'read'),
  );
});
