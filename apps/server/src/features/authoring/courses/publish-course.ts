import { publishCourse as endpoint } from '@hessa/contract/authoring/courses/publish-course';
import { publishGaps } from '@hessa/rules/authoring/publish-gaps';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { loadWholeOutline } from '../../lessons/course-outline.ts';
import { hasVideo } from '../lessons/has-video.ts';
import { countVersionUp, lockCourseAt } from './course-edit.ts';
import { courseState } from './course-state.ts';

/** Based on a version, so that what goes out is what whoever published it had before them. */
export const publishCourse = handle(
  endpoint,
  async (ctx, { params: { courseId }, body: { version, published, despiteGaps } }) => {
    return ctx.withTenant(async (tx) => {
      const course = await lockCourseAt(tx, ctx, courseId, version);
      const state = courseState(course);
      if (published && state === 'archived') throw new DomainError('course.archived');
      if ((state === 'published') === published) return { data: { version } };
      if (published && !despiteGaps) {
        const outline = await loadWholeOutline(tx, ctx, courseId);
        const units = (outline?.units ?? []).map(({ id, hidden, lessons }) => ({
          id,
          isHidden: hidden,
          lessons: lessons.map((lesson) => ({ ...lesson, isHidden: lesson.hidden, hasVideo: hasVideo(lesson) })),
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
  },
);
