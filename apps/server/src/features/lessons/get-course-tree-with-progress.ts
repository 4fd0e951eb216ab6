import { getCourseTreeWithProgress as endpoint } from '@hessa/contract/lessons/get-course-tree-with-progress';
import type { Grant } from '@hessa/rules/lessons/lesson-access';
import { unitAccess } from '@hessa/rules/lessons/unit-access';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { courseIdOfQuery } from '../courses/course-id-of-query.ts';
import { loadOutline } from './course-outline.ts';
import { isHiddenDraft } from './is-hidden-draft.ts';
import { momentText } from './moment-text.ts';
import { presentCourseFacts, presentLessons, presentResources } from './present-outline.ts';
import { curriculumOf, loadWholeStanding } from './standing.ts';

export const getCourseTreeWithProgress = handle(endpoint, async (ctx, { query }) => {
  const courseId = courseIdOfQuery(query);
  const [outline, standing] = await ctx.withTenant(
    (tx) =>
      Promise.all([loadOutline(tx, ctx, courseId), loadWholeStanding(tx, ctx.tenant.id, ctx.account.id, courseId)]),
    'read',
  );
  const { holdings, finished } = standing;
  if (!outline || isHiddenDraft(outline, holdings)) throw new DomainError('course.not_found');
  if (!holdings.course) throw new DomainError('course.not_enrolled');
  const now = ctx.now.getTime();
  const curriculum = curriculumOf(outline, finished, now);
  return {
    data: {
      ...presentCourseFacts(outline),
      enrollmentDate: momentText(holdings.course.enrolledAt),
      extendedUntil: momentText(holdings.course.extendedUntil),
      serverTime: ctx.now.toISOString(),
      units: outline.units.map((unit) => ({
        id: unit.id,
        order: unit.place,
        unitName: unit.name,
        unitTitle: unit.title,
        resources: unitAccess(curriculum, holdings, unit.id, now).kind === 'open' ? presentResources(ctx, unit) : [],
        bought: presentGrant(holdings.units.get(unit.id)),
        extendedUntil: momentText(holdings.extended?.get(unit.id)),
        lessons: presentLessons(outline, unit, standing, now),
      })),
    },
  };
});

function presentGrant(grant: Grant | undefined) {
  const at = momentText(grant?.enrolledAt ?? null);
  return at === null ? null : { at, extendedUntil: momentText(grant?.extendedUntil ?? null) };
}
