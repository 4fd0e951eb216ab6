import { duplicateCourse as endpoint } from '@hessa/contract/authoring/courses/duplicate-course';
import { LESSON_KIND_NAMES } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { handle } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { loadWholeOutline, type OutlineUnit } from '../../lessons/course-outline.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { STORED_LESSONS } from '../../quizzes/stored-lessons.ts';
import { unitResources } from '../../units/unit-resources-table.ts';
import { units } from '../../units/units-table.ts';
import { beginCourse } from './begin-course.ts';
import { lockCourse } from './course-edit.ts';

/** Files are shared by the copy: what stands under a media id never changes. */
export const duplicateCourse = handle(
  endpoint,
  async (ctx, { params: { courseId }, body: { key, name, grade, term } }) => {
    return ctx.withTenant(async (tx) => {
      // Held, so that nobody moves a lesson while it is being copied.
      await lockCourse(tx, ctx, courseId);
      const outline = await loadWholeOutline(tx, ctx, courseId);
      if (!outline) throw new DomainError('course.not_found');
      const { description, pricePiastres, imagePath, openToAll, features } = outline.course;
      const { id, isNew } = await beginCourse(tx, ctx, key, {
        ...{ name, grade, term },
        ...{ description, pricePiastres, imagePath, openToAll, features },
      });
      if (isNew) {
        await copyContent(tx, ctx.tenant.id, id, outline.units);
        await recordEvent(tx, ctx, {
          kind: 'course.duplicated',
          actorId: ctx.account.id,
          details: { course: id, from: courseId, after: { name, grade, term } },
        });
      }
      return { data: { id } };
    });
  },
);

/** It stands in the copy from its beginning. */
const NEVER_PLACED = { placedAt: null, goneFrom: null, goneUntil: null };

async function copyContent(tx: Tx, tenantId: string, courseId: number, originals: OutlineUnit[]): Promise<void> {
  if (originals.length === 0) return;
  const madeUnits = await tx
    .insert(units)
    .values(
      originals.map(({ name, title, videoCount, quizCount, hidden, appearsAt }, position) => ({
        ...{ tenantId, courseId, position },
        ...{ name, title, videoCount, quizCount, hidden, appearsAt },
      })),
    )
    .returning({ id: units.id, position: units.position });
  const unitIds = new Map(madeUnits.map(({ id, position }) => [position, id]));
  // Rows may come back in any order: a copy is known by its unit and place.
  const copies = originals.flatMap((unit, at) =>
    unit.lessons.map(({ id, ...lesson }, position) => ({
      from: { id, version: lesson.contentVersion },
      row: { ...lesson, ...NEVER_PLACED, courseId, unitId: unitIds.get(at) ?? 0, position, contentVersion: 1 },
    })),
  );
  if (copies.length > 0) {
    const madeLessons = [];
    for (const some of inPieces(copies)) {
      const made = await tx
        .insert(lessons)
        .values(some.map(({ row }) => row))
        .returning({ id: lessons.id, unitId: lessons.unitId, position: lessons.position });
      madeLessons.push(...made);
    }
    const lessonIds = new Map(madeLessons.map(({ id, unitId, position }) => [`${unitId} ${position}`, id]));
    const copied = copies.map(({ from, row: { type, unitId, position } }) => ({
      type,
      lesson: { from: from.id, version: from.version, to: lessonIds.get(`${unitId} ${position}`) ?? 0 },
    }));
    const along = copied.map(({ lesson: { from, to } }) => ({ from, to }));
    for (const type of LESSON_KIND_NAMES) {
      const ofKind = copied.filter((copy) => copy.type === type).map(({ lesson }) => lesson);
      if (ofKind.length > 0) await STORED_LESSONS[type].copyContent?.(tx, tenantId, ofKind, along);
    }
  }
  const resources = originals.flatMap((unit, at) =>
    unit.resources.map(({ id: _id, ...resource }, position) => ({
      ...resource,
      unitId: unitIds.get(at) ?? 0,
      position,
    })),
  );
  for (const some of inPieces(resources)) await tx.insert(unitResources).values(some);
}

/** PostgreSQL takes 65,535 values a statement. */
const ROWS_AT_ONCE = 2000;

function inPieces<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_AT_ONCE);
  return Array.from({ length: count }, (_, at) => rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE));
}
