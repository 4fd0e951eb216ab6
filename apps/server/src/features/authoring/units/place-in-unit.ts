import { and, count, eq, max } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { units } from '../../units/units-table.ts';

const LESSONS_AT_MOST = 200;

/** The place behind the last lesson of a unit, and the day on which that appears; a unit that is full has none. */
export async function placeInUnit(tx: Tx, tenantId: string, unitId: number) {
  const [present] = await tx
    .select({ count: count(lessons.id), last: max(lessons.position), appearsAt: units.appearsAt })
    .from(units)
    .leftJoin(lessons, and(eq(lessons.tenantId, units.tenantId), eq(lessons.unitId, units.id)))
    .where(and(eq(units.tenantId, tenantId), eq(units.id, unitId)))
    .groupBy(units.appearsAt);
  if ((present?.count ?? 0) >= LESSONS_AT_MOST) throw new DomainError('course.full');
  return { position: (present?.last ?? -1) + 1, appearsAt: present?.appearsAt ?? null };
}
