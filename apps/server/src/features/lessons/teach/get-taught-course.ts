import type { getTaughtCourse as endpoint } from '@hessa/contract/lessons/teach/get-taught-course';
import { and, count, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { courseState } from '../../courses/teach/course-state.ts';
import { enrolments } from '../../enrolment/enrolments-table.ts';
import { loadOutline } from '../course-outline.ts';
import { presentResources } from '../present-outline.ts';
import { hasVideo } from './has-video.ts';

export async function getTaughtCourse(
  ctx: AccountContext,
  { params: { courseId } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const tenantId = ctx.tenant.id;
  const [outline, [enrolled]] = await ctx.withTenant(
    (tx) =>
      Promise.all([
        loadOutline(tx, ctx, courseId),
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
        lessons: unit.lessons.map((lesson) => ({ ...lesson, lessonName: lesson.name, hasVideo: hasVideo(lesson) })),
        resources: presentResources(ctx, unit).map((resource, at) => ({
          ...resource,
          isFile: unit.resources[at]?.mediaId != null,
        })),
      })),
    },
  };
}
