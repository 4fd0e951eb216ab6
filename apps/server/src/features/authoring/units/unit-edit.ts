import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { units } from '../../units/units-table.ts';
import { lockCourseAt } from '../courses/course-edit.ts';

export type UnitRow = typeof units.$inferSelect;

export async function findUnit(tx: Tx, ctx: AccountContext, unitId: number): Promise<UnitRow> {
  const [unit] = await tx
    .select()
    .from(units)
    .where(and(eq(units.tenantId, ctx.tenant.id), eq(units.id, unitId)));
  if (!unit) throw new DomainError('unit.not_found');
  return unit;
}

/** The unit of an edit, its course held at the version that the edit was made upon: nothing in it can have changed. */
export async function lockUnitAt(tx: Tx, ctx: AccountContext, unitId: number, version: number): Promise<UnitRow> {
  const { courseId } = await findUnit(tx, ctx, unitId);
  await lockCourseAt(tx, ctx, courseId, version);
  return findUnit(tx, ctx, unitId);
}
