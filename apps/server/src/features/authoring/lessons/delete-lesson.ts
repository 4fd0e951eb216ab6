import { deleteLesson as endpoint } from '@hessa/contract/authoring/lessons/delete-lesson';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { deleteSoftly } from '../../../platform/trash/delete-softly.ts';
import { countVersionUp, nameOfCourse } from '../courses/course-edit.ts';
import { hasBegun } from './has-begun.ts';
import { lockLessonAt } from './lesson-edit.ts';
import { recountLessons } from './recount-lessons.ts';

/** What students have done stays: a lesson that anybody began is moved or renamed, never deleted. */
export const deleteLesson = handle(endpoint, async (ctx, { params: { lessonId }, body: { version } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const { courseId, unitId, name, type } = await lockLessonAt(tx, ctx, lessonId, version);
    if (await hasBegun(tx, tenantId, [lessonId])) throw new DomainError('lesson.has_students');
    const place = await nameOfCourse(tx, tenantId, courseId);
    await deleteSoftly(tx, ctx, { kind: 'lesson', id: lessonId, title: name, place });
    await recountLessons(tx, tenantId, [unitId]);
    await recordEvent(tx, ctx, {
      kind: 'lesson.deleted',
      actorId: ctx.account.id,
      details: { course: courseId, unit: unitId, lesson: lessonId, before: { name, type } },
    });
    return { data: { version: await countVersionUp(tx, ctx, courseId) } };
  });
});
