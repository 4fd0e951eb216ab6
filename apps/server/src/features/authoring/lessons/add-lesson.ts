import { addLesson as endpoint } from '@hessa/contract/authoring/lessons/add-lesson';
import { handle } from '../../../calls/handle.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { countVersionUp } from '../courses/course-edit.ts';
import { placeInUnit } from '../units/place-in-unit.ts';
import { lockUnitAt } from '../units/unit-edit.ts';
import { recountLessons } from './recount-lessons.ts';

/** Students see it when there is something to see. */
export const addLesson = handle(endpoint, async (ctx, { params: { unitId }, body: { version, name, type } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const { courseId } = await lockUnitAt(tx, ctx, unitId, version);
    const { position } = await placeInUnit(tx, tenantId, unitId);
    const [lesson] = await tx
      .insert(lessons)
      .values({ tenantId, courseId, unitId, position, name, type, written: false, placedAt: ctx.now })
      .returning({ id: lessons.id });
    if (!lesson) throw new Error('the lesson was not made');
    await recountLessons(tx, tenantId, [unitId]);
    await recordEvent(tx, ctx, {
      kind: 'lesson.added',
      actorId: ctx.account.id,
      details: { course: courseId, unit: unitId, lesson: lesson.id, after: { name, type } },
    });
    return { data: { id: lesson.id, version: await countVersionUp(tx, ctx, courseId) } };
  });
});
