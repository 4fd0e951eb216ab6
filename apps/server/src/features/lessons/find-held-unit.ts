import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { units } from '../units/units-table.ts';
import { type CourseOutline, loadOutline, type OutlineUnit } from './course-outline.ts';
import { isHiddenDraft } from './is-hidden-draft.ts';
import { loadWholeStanding, type ShownStanding } from './standing.ts';

export interface HeldUnit {
  outline: CourseOutline;
  unit: OutlineUnit;
  standing: ShownStanding;
}

/** A unit that the student holds through its course or a lecture code, whether or not its window is open. */
export async function findHeldUnit(tx: Tx, ctx: AccountContext, unitId: number): Promise<HeldUnit> {
  const [row] = await tx
    .select({ courseId: units.courseId })
    .from(units)
    .where(and(eq(units.tenantId, ctx.tenant.id), eq(units.id, unitId)));
  if (!row) throw new DomainError('unit.not_found');
  const [outline, standing] = await Promise.all([
    loadOutline(tx, ctx, row.courseId),
    loadWholeStanding(tx, ctx.tenant.id, ctx.account.id, row.courseId),
  ]);
  const unit = outline?.units.find(({ id }) => id === unitId);
  if (!outline || !unit || isHiddenDraft(outline, standing.holdings)) throw new DomainError('unit.not_found');
  if (!standing.holdings.course && !standing.holdings.units.has(unitId)) throw new DomainError('unit.not_enrolled');
  return { outline, unit, standing };
}
