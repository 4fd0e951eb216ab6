import { duplicateLesson as endpoint } from '@hessa/contract/authoring/lessons/duplicate-lesson';
import { cutText } from '@hessa/rules/text/cut-text';
import { and, eq, gt, sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { STORED_LESSONS } from '../../quizzes/stored-lessons.ts';
import { countVersionUp } from '../courses/course-edit.ts';
import { placeInUnit } from '../units/place-in-unit.ts';
import { lockLessonAt } from './lesson-edit.ts';
import { placeAnew } from './place-anew.ts';
import { recountLessons } from './recount-lessons.ts';

const NAME_AT_MOST = 120;

export const duplicateLesson = handle(endpoint, async (ctx, { params: { lessonId }, body: { version } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const { id: _id, ...original } = await lockLessonAt(tx, ctx, lessonId, version);
    const { courseId, unitId } = original;
    const unit = await placeInUnit(tx, tenantId, unitId);
    await tx
      .update(lessons)
      .set({ position: sql`${lessons.position} + 1` })
      .where(and(eq(lessons.tenantId, tenantId), eq(lessons.unitId, unitId), gt(lessons.position, original.position)));
    const name = cutText(`نسخة من ${original.name}`, NAME_AT_MOST);
    const [copy] = await tx
      .insert(lessons)
      .values({
        ...original,
        name,
        position: original.position + 1,
        contentVersion: 1,
        ...placeAnew(original, unit, ctx.now),
      })
      .returning({ id: lessons.id });
    if (!copy) throw new Error('the lesson was not copied');
    const { type, contentVersion } = original;
    const copied = { from: lessonId, version: contentVersion, to: copy.id };
    await STORED_LESSONS[type].copyContent?.(tx, tenantId, [copied], []);
    await recountLessons(tx, tenantId, [unitId]);
    await recordEvent(tx, ctx, {
      kind: 'lesson.duplicated',
      actorId: ctx.account.id,
      details: { course: courseId, unit: unitId, lesson: copy.id, from: lessonId, after: { name } },
    });
    return { data: { id: copy.id, version: await countVersionUp(tx, ctx, courseId) } };
  });
});
