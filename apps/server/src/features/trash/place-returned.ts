import type { DeletedKind } from '@hessa/rules/trash/deleted-thing';
import { and, asc, eq, gte, ne, sql } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import { setOrder } from '../../db/set-order.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { TABLES } from '../../platform/trash/delete-softly.ts';
import { countVersionUp } from '../authoring/courses/course-edit.ts';
import { noteReturned } from '../authoring/lessons/note-presence.ts';
import { recountLessons } from '../authoring/lessons/recount-lessons.ts';
import { findUnit } from '../authoring/units/unit-edit.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { unitResources } from '../units/unit-resources-table.ts';
import { units } from '../units/units-table.ts';
import type { DeletedThing } from './take-deleted.ts';

interface Returned {
  id: number;
  unitId: number;
  courseId: number;
  /** Where it stood when it was deleted. */
  position: number;
  deletedAt: Date;
}

type Place = (tx: Tx, ctx: AccountContext, row: Returned) => Promise<void>;

/**
 * Inside its unit a thing comes back to where it was. A unit comes last: its place says when it opens, and when those
 * after it do.
 */
const PLACES: Record<DeletedKind, Place | null> = {
  async unit(tx, ctx, { id, courseId, deletedAt }) {
    const present = await tx
      .select({ id: units.id })
      .from(units)
      .where(and(eq(units.tenantId, ctx.tenant.id), eq(units.courseId, courseId)))
      .orderBy(asc(units.position), asc(units.id));
    await setOrder(tx, units, ctx.tenant.id, last(id, present));
    await noteReturned(tx, ctx, { unitId: id }, deletedAt);
    await countVersionUp(tx, ctx, courseId);
  },
  async lesson(tx, ctx, returned) {
    await putBackInUnit(tx, ctx, lessons, returned);
    await noteReturned(tx, ctx, { lessonId: returned.id }, returned.deletedAt);
    await recountLessons(tx, ctx.tenant.id, [returned.unitId]);
    await countVersionUp(tx, ctx, returned.courseId);
  },
  async resource(tx, ctx, returned) {
    await putBackInUnit(tx, ctx, unitResources, returned);
    await countVersionUp(tx, ctx, (await findUnit(tx, ctx, returned.unitId)).courseId);
  },
  course: null,
  book: null,
  student: null,
};

export async function placeReturned(
  tx: Tx,
  ctx: AccountContext,
  { kind, rows, deletedAt }: DeletedThing,
): Promise<void> {
  const row = rows.find(({ table }) => table === TABLES[kind])?.rows[0];
  await PLACES[kind]?.(tx, ctx, {
    id: Number(row?.id),
    unitId: Number(row?.unit_id),
    courseId: Number(row?.course_id),
    position: Number(row?.position),
    deletedAt,
  });
}

/**
 * Where it stood. Whoever has that place by now goes behind it with those that follow; the others keep their numbers, by
 * which the next to come back finds its own place.
 */
async function putBackInUnit(
  tx: Tx,
  ctx: AccountContext,
  table: typeof lessons | typeof unitResources,
  { id, unitId, position }: Returned,
): Promise<void> {
  const others = and(eq(table.tenantId, ctx.tenant.id), eq(table.unitId, unitId), ne(table.id, id));
  if ((await tx.$count(table, and(others, eq(table.position, position)))) === 0) return;
  await tx
    .update(table)
    .set({ position: sql`${table.position} + 1` })
    .where(and(others, gte(table.position, position)));
}

const last = (id: number, present: { id: number }[]) => [
  ...present.map((one) => one.id).filter((one) => one !== id),
  id,
];
