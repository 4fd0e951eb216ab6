import { editUnit as endpoint } from '@hessa/contract/authoring/units/edit-unit';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { units } from '../../units/units-table.ts';
import { countVersionUp } from '../courses/course-edit.ts';
import { lockUnitAt } from './unit-edit.ts';

export const editUnit = handle(endpoint, async (ctx, { params: { unitId }, body: { version, name, title } }) => {
  return ctx.withTenant(async (tx) => {
    const unit = await lockUnitAt(tx, ctx, unitId, version);
    await tx
      .update(units)
      .set({ name, title })
      .where(and(eq(units.tenantId, ctx.tenant.id), eq(units.id, unitId)));
    await recordEvent(tx, ctx, {
      kind: 'unit.edited',
      actorId: ctx.account.id,
      details: {
        course: unit.courseId,
        unit: unitId,
        ...changedFields({ name: unit.name, title: unit.title }, { name, title }),
      },
    });
    return { data: { version: await countVersionUp(tx, ctx, unit.courseId) } };
  });
});
