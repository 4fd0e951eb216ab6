import type { getToday as endpoint } from '@hessa/contract/statistics/teach/get-today';
import { cairoDay, lastDays } from '@hessa/rules/statistics/cairo-day';
import type { AccountContext } from '../../../http/context.ts';
import type { ResultOf } from '../../../http/handler.ts';
import { briefMemory } from './brief-memory.ts';
import { countByDay } from './count-by-day.ts';
import { findQuizzesToLookAt } from './find-quizzes-to-look-at.ts';

const DAYS = 30;
/** Several people keep this page open; a figure may be this old. */
const LIFETIME_MS = 30_000;

const remember = briefMemory<ResultOf<typeof endpoint>>(LIFETIME_MS);

export function getToday(ctx: AccountContext): Promise<ResultOf<typeof endpoint>> {
  return remember(ctx.tenant.id, ctx.now, () =>
    ctx.withTenant(async (tx) => {
      const days = lastDays(cairoDay(ctx.now.getTime()), DAYS);
      const counts = await countByDay(tx, ctx.tenant.id, days);
      const quizzes = await findQuizzesToLookAt(tx, ctx.tenant.id, ctx.now);
      return { data: { days, ...counts, quizzes } };
    }, 'read'),
  );
}
