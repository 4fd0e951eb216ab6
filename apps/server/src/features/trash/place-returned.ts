import type { DeletedKind } from '@hessa/rules/trash/deleted-thing';
import { and, asc, eq } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import { setOrder } from '../../db/set-order.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { TABLES } from '../../platform/trash/delete-softly.ts';
import { countVersionUp } from '../authoring/courses/course-edit.ts';
import { recountLessons } from '../authoring/lessons/recount-lessons.ts';
import { findUnit } from '../authoring/units/unit-edit.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { unitResources } from '../units/unit-resources-table.ts';
import { units } from '../units/units-table.ts';
import type { DeletedThing } from './take-deleted.ts';

type Place = (tx: Tx, ctx: AccountContext, row: { id: number; unitId: number; courseId: number }) => Promise<void>;

/** What has a place in an order comes last in it: its old place may be another's, and a unit's place says when it opens. */
const PLACES: Record<DeletedKind, Place | null> = {
  async unit(tx, ctx, { id, courseId }) {
    const present = await tx
      .select({ id: units.id })
      .from(units)
      .where(and(eq(units.tenantId, ctx.tenant.id), eq(units.courseId, courseId)))
      .orderBy(asc(units.position), asc(units.id));
    await setOrder(tx, units, ctx.tenant.id, last(id, present));
    await countVersionUp(tx, ctx, courseId);
  },
  async lesson(tx, ctx, { id, unitId, courseId }) {
    await putLastInUnit(tx, ctx, lessons, unitId, id);
    await recountLessons(tx, ctx.tenant.id, [unitId]);
    await countVersionUp(tx, ctx, courseId);
  },
  async resource(tx, ctx, { id, unitId }) {
    await putLastInUnit(tx, ctx, unitResources, unitId, id);
    await countVersionUp(tx, ctx, (await findUnit(tx, ctx, unitId)).courseId);
  },
  course: null,
  book: null,
  student: null,
};

export async function placeReturned(tx: Tx, ctx: AccountContext, { kind, rows }: DeletedThing): Promise<void> {
  const row = rows.find(({ table }) => table === TABLES[kind])?.rows[0];
  await PLACES[kind]?.(tx, ctx, {
    id: Number(row?.id),
    unitId: Number(row?.unit_id),
    courseId: Number(row?.course_id),
  });
}

async function putLastInUnit(
  tx: Tx,
  ctx: AccountContext,
  table: typeof lessons | typeof unitResources,
  unitId: number,
  id: number,
): Promise<void> {
  const present = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.tenantId, ctx.tenant.id), eq(table.unitId, unitId)))
    .orderBy(asc(table.position), asc(table.id));
  await setOrder(tx, table, ctx.tenant.id, last(id, present));
}

const last = (id: number, present: { id: number }[]) => [
  ...present.map((one) => one.id).filter((one) => one !== id),
  id,
];
