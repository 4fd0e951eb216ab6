import type { archiveCourse as endpoint } from '@hessa/contract/authoring/courses/archive-course';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { countVersionUp, lockCourseAt } from './course-edit.ts';
import { courseState } from './course-state.ts';

/** What is put away leaves the catalogue too, and comes back as a draft: publishing is always somebody's own step. */
export async function archiveCourse(
  ctx: AccountContext,
  { params: { courseId }, body: { version, archived } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
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
}
