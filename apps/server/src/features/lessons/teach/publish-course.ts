import type { publishCourse as endpoint } from '@hessa/contract/lessons/teach/publish-course';
import { publishGaps } from '@hessa/rules/courses/publish-gaps';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { countVersionUp, lockCourseAt } from '../../courses/teach/course-edit.ts';
import { courseState } from '../../courses/teach/course-state.ts';
import { loadOutline } from '../course-outline.ts';
import { hasVideo } from './has-video.ts';

/** Based on a version, so that what goes out is what whoever published it had before them. */
export async function publishCourse(
  ctx: AccountContext,
  { params: { courseId }, body: { version, published, despiteGaps } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return ctx.withTenant(async (tx) => {
    const course = await lockCourseAt(tx, ctx, courseId, version);
    const state = courseState(course);
    if (published && state === 'archived') throw new DomainError('course.archived');
    if ((state === 'published') === published) return { data: { version } };
    if (published && !despiteGaps) {
      const outline = await loadOutline(tx, ctx, courseId);
      const units = (outline?.units ?? []).map(({ id, lessons }) => ({
        id,
        lessons: lessons.map((lesson) => ({ ...lesson, hasVideo: hasVideo(lesson) })),
      }));
      if (publishGaps(units).length > 0) throw new DomainError('course.has_gaps');
    }
    const next = await countVersionUp(tx, ctx, courseId, { active: published });
    await recordEvent(tx, ctx, {
      kind: published ? 'course.published' : 'course.unpublished',
      actorId: ctx.account.id,
      details: { course: courseId, before: { state }, after: { state: published ? 'published' : 'draft' } },
    });
    return { data: { version: next } };
  });
}
