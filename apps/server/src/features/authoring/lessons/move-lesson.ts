import { moveLesson as endpoint } from '@hessa/contract/authoring/lessons/move-lesson';
import { and, asc, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { setOrder } from '../../../db/set-order.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { countVersionUp } from '../courses/course-edit.ts';
import { placeInUnit } from '../units/place-in-unit.ts';
import { findUnit } from '../units/unit-edit.ts';
import { lockLessonAt } from './lesson-edit.ts';
import { placeAnew } from './place-anew.ts';
import { recountLessons } from './recount-lessons.ts';

/** Within its course: progress, results and what is remembered of a lesson are kept by its course. */
export const moveLesson = handle(endpoint, async (ctx, { params: { lessonId }, body: { version, unitId, place } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const lesson = await lockLessonAt(tx, ctx, lessonId, version);
    const target = await findUnit(tx, ctx, unitId);
    if (target.courseId !== lesson.courseId) throw new DomainError('unit.not_found');
    if (unitId === lesson.unitId) return { data: { version } };
    const { position } = await placeInUnit(tx, tenantId, unitId);
    await tx
      .update(lessons)
      .set({ unitId, position, ...placeAnew(lesson, target, ctx.now) })
      .where(and(eq(lessons.tenantId, tenantId), eq(lessons.id, lessonId)));
    if (place !== undefined) await putAt(tx, tenantId, unitId, lessonId, place);
    await recountLessons(tx, tenantId, [lesson.unitId, unitId]);
    await recordEvent(tx, ctx, {
      kind: 'lesson.moved',
      actorId: ctx.account.id,
      details: {
        course: lesson.courseId,
        lesson: lessonId,
        before: { unit: lesson.unitId },
        after: { unit: unitId },
      },
    });
    return { data: { version: await countVersionUp(tx, ctx, lesson.courseId) } };
  });
});

async function putAt(tx: Tx, tenantId: string, unitId: number, lessonId: number, place: number): Promise<void> {
  const present = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.tenantId, tenantId), eq(lessons.unitId, unitId)))
    .orderBy(asc(lessons.position), asc(lessons.id));
  const order = present.map(({ id }) => id).filter((id) => id !== lessonId);
  order.splice(place, 0, lessonId);
  await setOrder(tx, lessons, tenantId, order);
}
