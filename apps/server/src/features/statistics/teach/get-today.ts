import { getToday as endpoint } from '@hessa/contract/statistics/teach/get-today';
import { cairoDay, lastDays } from '@hessa/rules/statistics/cairo-day';
import { handle, type ResultOf } from '../../../calls/handle.ts';
import type { MemoryKind } from '../../../platform/memory/memory.ts';
import { countByDay } from './count-by-day.ts';
import { findQuizzesToLookAt } from './find-quizzes-to-look-at.ts';

const DAYS = 30;
/** Several people keep this page open; a figure may be this old. */
const figuresOfToday: MemoryKind<ResultOf<typeof endpoint>> = {
  name: 'today',
  bound: { entries: 1000 },
  lifetimeMs: 30_000,
};

export const getToday = handle(endpoint, async (ctx) => {
  return ctx.platform.memories.of(figuresOfToday).get(ctx.tenant.id, () =>
    ctx.withTenant(async (tx) => {
      const days = lastDays(cairoDay(ctx.now.getTime()), DAYS);
      const counts = await countByDay(tx, ctx.tenant.id, days);
      const quizzes = await findQuizzesToLookAt(tx, ctx.tenant.id, ctx.now);
      return { data: { days, ...counts, quizzes } };
    }, 'read'),
  );
});
