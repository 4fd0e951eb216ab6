import type { orderLessons as endpoint } from '@hessa/contract/lessons/teach/order-lessons';
import { isNewOrder } from '@hessa/rules/courses/is-new-order';
import { and, asc, eq } from 'drizzle-orm';
import { setOrder } from '../../../db/set-order.ts';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { countVersionUp } from '../../courses/teach/course-edit.ts';
import { lockUnitAt } from '../../units/teach/unit-edit.ts';
import { lessons } from '../lessons-table.ts';

export async function orderLessons(
  ctx: AccountContext,
  { params: { unitId }, body: { version, order } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return ctx.withTenant(async (tx) => {
    const { courseId } = await lockUnitAt(tx, ctx, unitId, version);
    const present = await tx
      .select({ id: lessons.id })
      .from(lessons)
      .where(and(eq(lessons.tenantId, ctx.tenant.id), eq(lessons.unitId, unitId)))
      .orderBy(asc(lessons.position), asc(lessons.id));
    const before = present.map(({ id }) => id);
    if (!isNewOrder(before, order)) throw new DomainError('course.order_mismatch');
    await setOrder(tx, lessons, ctx.tenant.id, order);
    await recordEvent(tx, ctx, {
      kind: 'lessons.ordered',
      actorId: ctx.account.id,
      details: { course: courseId, unit: unitId, before: { order: before }, after: { order } },
    });
    return { data: { version: await countVersionUp(tx, ctx, courseId) } };
  });
}
