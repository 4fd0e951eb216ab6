import { pageOf } from '@hessa/contract/paging';
import { listMyUnits as endpoint } from '@hessa/contract/units/list-my-units';
import type { Curriculum, Holdings } from '@hessa/rules/lessons/lesson-access';
import { unitAccess } from '@hessa/rules/lessons/unit-access';
import { PAGE_SIZES, totalPages } from '@hessa/rules/site/paging';
import { and, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import { handle } from '../../calls/handle.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { courses } from '../courses/courses-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { isShownInSql } from '../units/shown-in-sql.ts';
import { unitExtensions } from '../units/unit-extensions-table.ts';
import { unitGrants } from '../units/unit-grants-table.ts';
import { units } from '../units/units-table.ts';
import { loadOutlines } from './course-outline.ts';
import { lessonProgress } from './lesson-progress-table.ts';
import { momentText } from './moment-text.ts';
import { curriculumOf } from './standing.ts';

export const listMyUnits = handle(endpoint, async (ctx, { query }) => {
  const { page, size } = pageOf(query, PAGE_SIZES.units);
  const { rows, totalCount, curricula } = await ctx.withTenant(async (tx) => {
    const [rows, totalCount] = await findGranted(tx, ctx, { page, size, courseId: query.courseId });
    return { rows, totalCount, curricula: await loadHeldTwice(tx, ctx, rows) };
  }, 'read');
  const now = ctx.now.getTime();
  return {
    data: {
      units: rows.map((row) => {
        const { unit, course } = row;
        // As the viewer reads it that the card leads to.
        const access = unitAccess(curricula.get(course.id) ?? alone(row), holdingsOf(row), unit.id, now, 'weekly');
        const isActive = access.kind === 'open';
        return {
          unitId: unit.id,
          unitName: unit.name,
          unitTitle: unit.title,
          courseName: course.name,
          grade: course.grade,
          term: course.term,
          active: isActive,
          endsAt: isActive && access.window.kind === 'open' ? momentText(access.window.endsAt) : null,
        };
      }),
      totalCount,
      totalPages: totalPages(totalCount, size),
      currentPage: page,
      serverTime: ctx.now.toISOString(),
    },
  };
});

type Granted = Awaited<ReturnType<typeof findGranted>>[0][number];

async function findGranted(
  tx: Tx,
  ctx: AccountContext,
  { page, size, courseId }: { page: number; size: number; courseId: number | undefined },
) {
  const ofUnit = and(eq(units.tenantId, unitGrants.tenantId), eq(units.id, unitGrants.unitId));
  const own = and(
    eq(unitGrants.tenantId, ctx.tenant.id),
    eq(unitGrants.studentId, ctx.account.id),
    isShownInSql('units', ctx.now),
    courseId === undefined ? undefined : eq(unitGrants.courseId, courseId),
  );
  const [rows, [total]] = await Promise.all([
    tx
      .select({ grant: unitGrants, unit: units, course: courses, enrolment: enrolments, extension: unitExtensions })
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
  ]);
  return [rows, total?.count ?? 0] as const;
}

/** The courses that are held besides: whether a quiz of theirs still stands before a unit decides which right opens it. */
async function loadHeldTwice(tx: Tx, ctx: AccountContext, rows: readonly Granted[]): Promise<Map<number, Curriculum>> {
  const ids = [...new Set(rows.flatMap(({ enrolment }) => enrolment?.courseId ?? []))];
  if (ids.length === 0) return new Map();
  const [outlines, done] = await Promise.all([
    loadOutlines(tx, ctx, ids),
    tx
      .select({ id: lessonProgress.lessonId })
      .from(lessonProgress)
      .where(
        and(
          eq(lessonProgress.tenantId, ctx.tenant.id),
          eq(lessonProgress.studentId, ctx.account.id),
          inArray(lessonProgress.courseId, ids),
          isNotNull(lessonProgress.completedAt),
        ),
      ),
  ]);
  const finished = new Set(done.map(({ id }) => id));
  return new Map(outlines.map((outline) => [outline.course.id, curriculumOf(outline, finished, ctx.now.getTime())]));
}

/** Whoever holds no more than the unit meets nothing before it. */
function alone({ unit, course }: Granted): Curriculum {
  return { openToAll: course.openToAll, units: [{ id: unit.id, place: unit.position, lessons: [] }] };
}

function holdingsOf({ unit, grant, enrolment, extension }: Granted): Holdings {
  const until = extension?.until.getTime();
  return {
    course: enrolment && grantOf(enrolment.enrolledAt, enrolment.extendedUntil),
    units: new Map([[unit.id, grantOf(grant.grantedAt, grant.extendedUntil)]]),
    extended: new Map(until === undefined ? [] : [[unit.id, until]]),
  };
}

function grantOf(from: Date, until: Date | null) {
  return { enrolledAt: from.getTime(), extendedUntil: until?.getTime() ?? null };
}
