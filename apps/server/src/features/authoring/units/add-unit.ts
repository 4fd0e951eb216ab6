import { addUnit as endpoint } from '@hessa/contract/authoring/units/add-unit';
import { and, count, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { units } from '../../units/units-table.ts';
import { countVersionUp, lockCourseAt } from '../courses/course-edit.ts';

const UNITS_AT_MOST = 200;

export const addUnit = handle(endpoint, async (ctx, { params: { courseId }, body: { version, name, title } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    await lockCourseAt(tx, ctx, courseId, version);
    const [present] = await tx
      .select({ count: count() })
      .from(units)
      .where(and(eq(units.tenantId, tenantId), eq(units.courseId, courseId)));
    const position = present?.count ?? 0;
    if (position >= UNITS_AT_MOST) throw new DomainError('course.full');
    const [unit] = await tx.insert(units).values({ tenantId, courseId, position, name, title }).returning();
    if (!unit) throw new Error('the unit was not made');
    await recordEvent(tx, ctx, {
      kind: 'unit.added',
      actorId: ctx.account.id,
      details: { course: courseId, unit: unit.id, after: { name, title } },
    });
    return { data: { id: unit.id, version: await countVersionUp(tx, ctx, courseId) } };
  });
});
