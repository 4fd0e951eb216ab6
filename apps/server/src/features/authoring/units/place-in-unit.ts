import { and, count, eq, max } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { lessons } from '../../lessons/lessons-table.ts';

const LESSONS_AT_MOST = 200;

/** The place behind the last lesson of a unit; a unit that is full has none. */
export async function placeInUnit(tx: Tx, tenantId: string, unitId: number): Promise<number> {
  const [present] = await tx
    .select({ count: count(), last: max(lessons.position) })
    .from(lessons)
    .where(and(eq(lessons.tenantId, tenantId), eq(lessons.unitId, unitId)));
  if ((present?.count ?? 0) >= LESSONS_AT_MOST) throw new DomainError('course.full');
  return (present?.last ?? -1) + 1;
}
