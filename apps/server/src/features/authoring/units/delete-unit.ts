import { deleteUnit as endpoint } from '@hessa/contract/authoring/units/delete-unit';
import { and, asc, eq, ne } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { setOrder } from '../../../db/set-order.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { deleteSoftly } from '../../../platform/trash/delete-softly.ts';
import { codeBatches } from '../../codes/code-batches-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { unitGrants } from '../../units/unit-grants-table.ts';
import { units } from '../../units/units-table.ts';
import { countVersionUp, nameOfCourse } from '../courses/course-edit.ts';
import { hasBegun } from '../lessons/has-begun.ts';
import { lockUnitAt, type UnitRow } from './unit-edit.ts';

export const deleteUnit = handle(endpoint, async (ctx, { params: { unitId }, body: { version } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const unit = await lockUnitAt(tx, ctx, unitId, version);
    const inside = await tx
      .select({ id: lessons.id, name: lessons.name })
      .from(lessons)
      .where(and(eq(lessons.tenantId, tenantId), eq(lessons.unitId, unitId)))
      .orderBy(asc(lessons.position));
    await refuseHeldUnit(tx, tenantId, unitId);
    const begun = await hasBegun(
      tx,
      tenantId,
      inside.map(({ id }) => id),
    );
    if (begun) throw new DomainError('unit.has_students');
    const place = await nameOfCourse(tx, tenantId, unit.courseId);
    await deleteSoftly(tx, ctx, { kind: 'unit', id: unitId, title: unit.title || unit.name, place });
    await closeRanks(tx, unit);
    await recordEvent(tx, ctx, {
      kind: 'unit.deleted',
      actorId: ctx.account.id,
      details: {
        course: unit.courseId,
        unit: unitId,
        before: { name: unit.name, title: unit.title, lessons: inside.map(({ name }) => name) },
      },
    });
    return { data: { version: await countVersionUp(tx, ctx, unit.courseId) } };
  });
});

/** Students who hold the unit alone, and printed cards that open it. */
async function refuseHeldUnit(tx: Tx, tenantId: string, unitId: number): Promise<void> {
  // A code that is made or redeemed at this moment waits for the unit's row.
  await tx
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.tenantId, tenantId), eq(units.id, unitId)))
    .for('update');
  const [grant] = await tx
    .select({ unitId: unitGrants.unitId })
    .from(unitGrants)
    .where(and(eq(unitGrants.tenantId, tenantId), eq(unitGrants.unitId, unitId)))
    .limit(1);
  if (grant) throw new DomainError('unit.has_students');
  const [batch] = await tx
    .select({ id: codeBatches.id })
    .from(codeBatches)
    .where(and(eq(codeBatches.tenantId, tenantId), eq(codeBatches.unitId, unitId)))
    .limit(1);
  if (batch) throw new DomainError('unit.has_codes');
}

/** The place of a unit says when it opens, so none may be left out. */
async function closeRanks(tx: Tx, { tenantId, courseId, id }: UnitRow): Promise<void> {
  const left = await tx
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.tenantId, tenantId), eq(units.courseId, courseId), ne(units.id, id)))
    .orderBy(asc(units.position), asc(units.id));
  await setOrder(
    tx,
    units,
    tenantId,
    left.map((unit) => unit.id),
  );
}
