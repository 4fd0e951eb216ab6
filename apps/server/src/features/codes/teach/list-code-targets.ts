import { listCodeTargets as endpoint } from '@hessa/contract/codes/teach/list-code-targets';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { courses } from '../../courses/courses-table.ts';
import { units } from '../../units/units-table.ts';

const COURSES_AT_MOST = 500;

export const listCodeTargets = handle(endpoint, async (ctx) => {
  return ctx.withTenant(async (tx) => {
    const found = await tx
      .select({
        id: courses.id,
        name: courses.name,
        grade: courses.grade,
        term: courses.term,
        active: courses.active,
        pricePiastres: courses.pricePiastres,
      })
      .from(courses)
      .where(eq(courses.tenantId, ctx.tenant.id))
      .orderBy(desc(courses.id))
      .limit(COURSES_AT_MOST);
    const ids = found.map(({ id }) => id);
    const theirs = await tx
      .select({ id: units.id, courseId: units.courseId, name: units.name })
      .from(units)
      .where(and(eq(units.tenantId, ctx.tenant.id), inArray(units.courseId, ids.length > 0 ? ids : [0])))
      .orderBy(asc(units.courseId), asc(units.position));
    return {
      data: {
        courses: found.map((course) => ({
          ...course,
          units: theirs.filter(({ courseId }) => courseId === course.id).map(({ id, name }) => ({ id, name })),
        })),
      },
    };
  }, 'read');
});
