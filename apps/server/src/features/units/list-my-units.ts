import { pageOf } from '@hessa/contract/paging';
import { listMyUnits as endpoint } from '@hessa/contract/units/list-my-units';
import { PAGE_SIZES, totalPages } from '@hessa/rules/site/paging';
import { isOpen, type UnitWindow } from '@hessa/rules/units/unit-window';
import { and, count, desc, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { courses } from '../courses/courses-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { heldWindows } from './held-windows.ts';
import { isShownInSql } from './shown-in-sql.ts';
import { unitExtensions } from './unit-extensions-table.ts';
import { unitGrants } from './unit-grants-table.ts';
import { units } from './units-table.ts';

export const listMyUnits = handle(endpoint, async (ctx, { query }) => {
  const { page, size } = pageOf(query, PAGE_SIZES.units);
  const ofUnit = and(eq(units.tenantId, unitGrants.tenantId), eq(units.id, unitGrants.unitId));
  const own = and(
    eq(unitGrants.tenantId, ctx.tenant.id),
    eq(unitGrants.studentId, ctx.account.id),
    isShownInSql('units', ctx.now),
    query.courseId === undefined ? undefined : eq(unitGrants.courseId, query.courseId),
  );
  const [rows, [total]] = await ctx.withTenant(
    (tx) =>
      Promise.all([
        tx
          .select({
            grant: unitGrants,
            unit: units,
            course: courses,
            enrolment: enrolments,
            extension: unitExtensions,
          })
          .from(unitGrants)
          .innerJoin(units, ofUnit)
          .innerJoin(courses, and(eq(courses.tenantId, unitGrants.tenantId), eq(courses.id, unitGrants.courseId)))
          .leftJoin(
            enrolments,
            and(
              eq(enrolments.tenantId, unitGrants.tenantId),
              eq(enrolments.studentId, unitGrants.studentId),
              eq(enrolments.courseId, unitGrants.courseId),
            ),
          )
          .leftJoin(
            unitExtensions,
            and(
              eq(unitExtensions.tenantId, unitGrants.tenantId),
              eq(unitExtensions.studentId, unitGrants.studentId),
              eq(unitExtensions.courseId, unitGrants.courseId),
              eq(unitExtensions.unitId, unitGrants.unitId),
            ),
          )
          .where(own)
          .orderBy(desc(unitGrants.grantedAt), desc(unitGrants.unitId))
          .limit(size)
          .offset((page - 1) * size),
        tx.select({ count: count() }).from(unitGrants).innerJoin(units, ofUnit).where(own),
      ]),
    'read',
  );
  const totalCount = total?.count ?? 0;
  return {
    data: {
      units: rows.map(({ grant, unit, course, enrolment, extension }) => {
        const rights = { enrolment, grant, extension, position: unit.position, openToAll: course.openToAll };
        const open = heldWindows(rights, ctx.now).filter(isOpen);
        return {
          unitId: unit.id,
          unitName: unit.name,
          unitTitle: unit.title,
          courseName: course.name,
          grade: course.grade,
          term: course.term,
          active: open.length > 0,
          endsAt: lastEnd(open),
        };
      }),
      totalCount,
      totalPages: totalPages(totalCount, size),
      currentPage: page,
      serverTime: ctx.now.toISOString(),
    },
  };
});

/** Of two rights the one that lasts longer counts; one without an end has none. */
function lastEnd(open: readonly UnitWindow[]): string | null {
  const ends = open.flatMap((window) => (window.kind === 'open' ? window.endsAt : []));
  return ends.length === open.length && ends.length > 0 ? new Date(Math.max(...ends)).toISOString() : null;
}
