import { setUnitShowing as endpoint } from '@hessa/contract/authoring/units/set-unit-showing';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { units } from '../../units/units-table.ts';
import { countVersionUp } from '../courses/course-edit.ts';
import { readShowing, showingFields } from '../courses/present-showing.ts';
import { noteShowing } from '../lessons/note-presence.ts';
import { lockUnitAt } from './unit-edit.ts';

/** A unit that is hidden keeps its place, so that the weeks of the others stay where they are. */
export const setUnitShowing = handle(endpoint, async (ctx, { params: { unitId }, body: { version, showing } }) => {
  return ctx.withTenant(async (tx) => {
    const unit = await lockUnitAt(tx, ctx, unitId, version);
    const next = readShowing(showing);
    await tx
      .update(units)
      .set(next)
      .where(and(eq(units.tenantId, ctx.tenant.id), eq(units.id, unitId)));
    await noteShowing(tx, ctx, { unitId }, unit, next);
    const changes = changedFields(showingFields(unit), showingFields(next));
    await recordEvent(tx, ctx, {
      kind: 'unit.showing_set',
      actorId: ctx.account.id,
      details: { course: unit.courseId, unit: unitId, ...changes },
    });
    return { data: { version: await countVersionUp(tx, ctx, unit.courseId) } };
  });
});
