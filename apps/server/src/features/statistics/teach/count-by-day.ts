import type { Day } from '@hessa/rules/statistics/cairo-day';
import { and, eq, gte, sum } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DAY_FIGURES, type DayFigure, dayFigures } from '../day-figures-table.ts';

/**
 * Four figures for each day, added up from what is kept. Somebody counts as active on the day of their last touch of a
 * lesson: a lesson that is opened again moves to the later day.
 */
export async function countByDay(tx: Tx, tenantId: string, days: readonly Day[]): Promise<Record<DayFigure, number[]>> {
  const rows = await tx
    .select({ kind: dayFigures.kind, day: dayFigures.day, count: sum(dayFigures.count).mapWith(Number) })
    .from(dayFigures)
    .where(and(eq(dayFigures.tenantId, tenantId), gte(dayFigures.day, days[0] ?? '')))
    .groupBy(dayFigures.kind, dayFigures.day);
  const found = new Map(rows.map(({ kind, day, count }) => [`${kind} ${day}`, count]));
  const series = DAY_FIGURES.map((kind) => [kind, days.map((day) => found.get(`${kind} ${day}`) ?? 0)] as const);
  return Object.fromEntries(series) as Record<DayFigure, number[]>;
}
