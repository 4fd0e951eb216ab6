import { getUnitTreeWithProgress as endpoint } from '@hessa/contract/lessons/get-unit-tree-with-progress';
import { unitAccess } from '@hessa/rules/lessons/unit-access';
import { laterEnd } from '@hessa/rules/units/unit-window';
import { handle } from '../../calls/handle.ts';
import { findHeldUnit, type HeldUnit } from './find-held-unit.ts';
import { momentText } from './moment-text.ts';
import { presentLessons, presentResources } from './present-outline.ts';
import { curriculumOf } from './standing.ts';

export const getUnitTreeWithProgress = handle(endpoint, async (ctx, { query }) => {
  const held = await ctx.withTenant((tx) => findHeldUnit(tx, ctx, query.unitId), 'read');
  const { outline, unit, standing } = held;
  const curriculum = curriculumOf(outline, standing.finished, ctx.now.getTime());
  const open = unitAccess(curriculum, standing.holdings, unit.id, ctx.now.getTime()).kind === 'open';
  return {
    data: {
      unitId: unit.id,
      courseId: outline.course.id,
      ...shownWindow(held, ctx.now.getTime()),
      isOpenToAll: outline.course.openToAll,
      serverTime: ctx.now.toISOString(),
      unitName: unit.name,
      unitTitle: unit.title,
      courseName: outline.course.name,
      resources: open ? presentResources(ctx, unit) : [],
      lessons: presentLessons(outline, unit, standing, ctx.now.getTime()),
    },
  };
});

/** With both a course and a code the right that gives more of the unit is the one shown; a code's unit counts as the first. */
function shownWindow({ outline, unit, standing: { holdings, finished } }: HeldUnit, now: number) {
  const access = unitAccess(curriculumOf(outline, finished, now), holdings, unit.id, now, 'weekly');
  const isByCourse = 'via' in access && access.via === 'course';
  const grant = isByCourse ? holdings.course : holdings.units.get(unit.id);
  return {
    order: isByCourse ? unit.place : 0,
    enrollmentDate: momentText(grant?.enrolledAt),
    extendedUntil: momentText(laterEnd(grant?.extendedUntil, holdings.extended?.get(unit.id))),
  };
}
