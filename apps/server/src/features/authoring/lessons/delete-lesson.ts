import { deleteLesson as endpoint } from '@hessa/contract/authoring/lessons/delete-lesson';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { deleteSoftly } from '../../../platform/trash/delete-softly.ts';
import { holdSums, takePapersFromSums } from '../../quizzes/sums-of-taken-papers.ts';
import { countVersionUp, nameOfCourse } from '../courses/course-edit.ts';
import { hasBegun } from './has-begun.ts';
import { lockLessonAt } from './lesson-edit.ts';
import { recountLessons } from './recount-lessons.ts';

/**
 * What students did in a lesson goes with it, and comes back with it: only for whoever was told so. Marks that were
 * counted for the honour board stay counted, as those of a deleted course do.
 */
export const deleteLesson = handle(endpoint, async (ctx, { params: { lessonId }, body: { version, withTraces } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const { courseId, unitId, name, type } = await lockLessonAt(tx, ctx, lessonId, version);
    const isBegun = await hasBegun(tx, tenantId, [lessonId]);
    if (isBegun && !withTraces) throw new DomainError('lesson.has_students');
    if (isBegun) await holdSums(tx, tenantId, { lessonId });
    const place = await nameOfCourse(tx, tenantId, courseId);
    const taken = await deleteSoftly(tx, ctx, { kind: 'lesson', id: lessonId, title: name, place });
    await takePapersFromSums(tx, tenantId, taken);
    await recountLessons(tx, tenantId, [unitId]);
    await recordEvent(tx, ctx, {
      kind: 'lesson.deleted',
      actorId: ctx.account.id,
      details: { course: courseId, unit: unitId, lesson: lessonId, before: { name, type } },
    });
    return { data: { version: await countVersionUp(tx, ctx, courseId) } };
  });
});
