import { orderUnits as endpoint } from '@hessa/contract/authoring/units/order-units';
import { isNewOrder } from '@hessa/rules/authoring/is-new-order';
import { and, asc, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { setOrder } from '../../../db/set-order.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { units } from '../../units/units-table.ts';
import { countVersionUp, lockCourseAt } from '../courses/course-edit.ts';

export const orderUnits = handle(endpoint, async (ctx, { params: { courseId }, body: { version, order } }) => {
  return ctx.withTenant(async (tx) => {
    await lockCourseAt(tx, ctx, courseId, version);
    const present = await tx
      .select({ id: units.id })
      .from(units)
      .where(and(eq(units.tenantId, ctx.tenant.id), eq(units.courseId, courseId)))
      .orderBy(asc(units.position), asc(units.id));
    const before = present.map(({ id }) => id);
    if (!isNewOrder(before, order)) throw new DomainError('course.order_mismatch');
    await setOrder(tx, units, ctx.tenant.id, order);
    await recordEvent(tx, ctx, {
      kind: 'units.ordered',
      actorId: ctx.account.id,
      details: { course: courseId, before: { order: before }, after: { order } },
    });
    return { data: { version: await countVersionUp(tx, ctx, courseId) } };
  });
});
