import { getTaughtCourse as endpoint } from '@hessa/contract/authoring/courses/get-taught-course';
import { and, count, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { enrolments } from '../../enrolment/enrolments-table.ts';
import { loadWholeOutline } from '../../lessons/course-outline.ts';
import { presentResources } from '../../lessons/present-outline.ts';
import { hasVideo } from '../lessons/has-video.ts';
import { courseState } from './course-state.ts';
import { presentShowing } from './present-showing.ts';

export const getTaughtCourse = handle(endpoint, async (ctx, { params: { courseId } }) => {
  const tenantId = ctx.tenant.id;
  const [outline, [enrolled]] = await ctx.withTenant(
    (tx) =>
      Promise.all([
        loadWholeOutline(tx, ctx, courseId),
        tx
          .select({ count: count() })
          .from(enrolments)
          .where(and(eq(enrolments.tenantId, tenantId), eq(enrolments.courseId, courseId))),
      ]),
    'read',
  );
  if (!outline) throw new DomainError('course.not_found');
  const { course, units } = outline;
  return {
    data: {
      ...course,
      state: courseState(course),
      enrolled: enrolled?.count ?? 0,
      units: units.map((unit) => ({
        ...unit,
        showing: presentShowing(unit, ctx.now),
        lessons: unit.lessons.map((lesson) => ({
          ...lesson,
          lessonName: lesson.name,
          hasVideo: hasVideo(lesson),
          written: lesson.written,
          showing: presentShowing(lesson, ctx.now),
        })),
        resources: presentResources(ctx, unit).map((resource, at) => ({
          ...resource,
          isFile: unit.resources[at]?.mediaId != null,
        })),
      })),
    },
  };
});
