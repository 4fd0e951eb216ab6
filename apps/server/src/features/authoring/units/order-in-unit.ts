import { isNewOrder } from '@hessa/rules/authoring/is-new-order';
import { and, asc, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { setOrder } from '../../../db/set-order.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { type AuditKind, recordEvent } from '../../../platform/audit/record-event.ts';
import type { lessons } from '../../lessons/lessons-table.ts';
import type { unitResources } from '../../units/unit-resources-table.ts';
import { countVersionUp } from '../courses/course-edit.ts';
import { lockUnitAt } from './unit-edit.ts';

interface NewOrder {
  unitId: number;
  /** The state of the course that the order was made from. */
  version: number;
  order: number[];
}

/** Puts what a unit holds into a new order, which names each of its rows once; answers the course's new version. */
export async function orderInUnit(
  ctx: AccountContext,
  table: typeof lessons | typeof unitResources,
  kind: AuditKind,
  { unitId, version, order }: NewOrder,
): Promise<number> {
  return ctx.withTenant(async (tx) => {
    const { courseId } = await lockUnitAt(tx, ctx, unitId, version);
    const present = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.tenantId, ctx.tenant.id), eq(table.unitId, unitId)))
      .orderBy(asc(table.position), asc(table.id));
    const before = present.map(({ id }) => id);
    if (!isNewOrder(before, order)) throw new DomainError('course.order_mismatch');
    await setOrder(tx, table, ctx.tenant.id, order);
    const details = { course: courseId, unit: unitId, before: { order: before }, after: { order } };
    await recordEvent(tx, ctx, { kind, actorId: ctx.account.id, details });
    return countVersionUp(tx, ctx, courseId);
  });
}
