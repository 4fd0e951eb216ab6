import { archiveCourse as endpoint } from '@hessa/contract/authoring/courses/archive-course';
import { handle } from '../../../calls/handle.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { countVersionUp, lockCourseAt } from './course-edit.ts';
import { courseState } from './course-state.ts';

/** What is put away leaves the catalogue too, and comes back as a draft: publishing is always somebody's own step. */
export const archiveCourse = handle(endpoint, async (ctx, { params: { courseId }, body: { version, archived } }) => {
  return ctx.withTenant(async (tx) => {
    const course = await lockCourseAt(tx, ctx, courseId, version);
    const state = courseState(course);
    if ((state === 'archived') === archived) return { data: { version } };
    const next = await countVersionUp(tx, ctx, courseId, { active: false, archivedAt: archived ? ctx.now : null });
    await recordEvent(tx, ctx, {
      kind: archived ? 'course.archived' : 'course.unarchived',
      actorId: ctx.account.id,
      details: { course: courseId, before: { state }, after: { state: archived ? 'archived' : 'draft' } },
    });
    return { data: { version: next } };
  });
});
