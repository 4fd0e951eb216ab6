import { searchCatalogue as endpoint } from '@hessa/contract/search/search-catalogue';
import { searchTerms } from '@hessa/rules/text/search-fold';
import { and, asc, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { VisitorContext } from '../../calls/context.ts';
import { handle } from '../../calls/handle.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { sha256 } from '../../platform/keyed-hash.ts';
import { type Bucket, countOrRefuse } from '../../platform/limits/count-tries.ts';
import { courses } from '../courses/courses-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { isShownInSql } from '../units/shown-in-sql.ts';
import { unitGrants } from '../units/unit-grants-table.ts';
import { units } from '../units/units-table.ts';
import { folded, hasAll, hasSome } from './folded.ts';

const COURSES_AT_MOST = 8;
const LESSONS_AT_MOST = 20;

export const searchCatalogue = handle(endpoint, async (ctx, { query }) => {
  const terms = searchTerms(query.q);
  if (terms.length === 0) return { data: { courses: [], lessons: [] } };
  return ctx.withTenant(async (tx) => {
    await countOrRefuse(tx, ctx, bucketOf(ctx));
    const [foundCourses, foundLessons] = await Promise.all([findCourses(tx, ctx, terms), findLessons(tx, ctx, terms)]);
    return { data: { courses: foundCourses, lessons: foundLessons } };
  });
});

function bucketOf({ account, caller }: VisitorContext): Bucket {
  return account
    ? { policy: 'searchAccount', subjectHash: sha256(account.id) }
    : { policy: 'searchAddress', subjectHash: caller.addressHash };
}

/** Nobody holds anything under no account. */
function reader({ account }: VisitorContext): SQL {
  return sql`${account?.id ?? null}::uuid`;
}

async function findCourses(tx: Tx, ctx: VisitorContext, terms: readonly string[]) {
  const holds = isNotNull(enrolments.studentId);
  const rows = await tx
    .select({ id: courses.id, courseName: courses.name, grade: courses.grade, mine: sql<boolean>`${holds}` })
    .from(courses)
    .leftJoin(enrolments, holdsCourse(ctx))
    .where(
      and(
        eq(courses.tenantId, ctx.tenant.id),
        or(courses.active, holds),
        hasAll(folded(courses.name, courses.description), terms),
      ),
    )
    .orderBy(desc(holds), desc(hasSome(folded(courses.name), terms)), desc(courses.id))
    .limit(COURSES_AT_MOST);
  return rows;
}

async function findLessons(tx: Tx, ctx: VisitorContext, terms: readonly string[]) {
  const holdsWhole = isNotNull(enrolments.studentId);
  const holdsUnit = isNotNull(unitGrants.studentId);
  const holds = or(holdsWhole, holdsUnit) as SQL;
  return tx
    .select({
      id: lessons.id,
      lessonName: lessons.name,
      type: lessons.type,
      unitId: units.id,
      unitName: units.name,
      courseId: courses.id,
      courseName: courses.name,
      leadsTo: sql<
        'lesson' | 'lecture' | 'course'
      >`case when ${holdsWhole} then 'lesson' when ${holdsUnit} then 'lecture' else 'course' end`,
    })
    .from(lessons)
    .innerJoin(units, and(eq(units.tenantId, lessons.tenantId), eq(units.id, lessons.unitId)))
    .innerJoin(courses, and(eq(courses.tenantId, lessons.tenantId), eq(courses.id, lessons.courseId)))
    .leftJoin(enrolments, holdsCourse(ctx))
    .leftJoin(
      unitGrants,
      and(
        eq(unitGrants.tenantId, units.tenantId),
        eq(unitGrants.unitId, units.id),
        eq(unitGrants.courseId, units.courseId),
        eq(unitGrants.studentId, reader(ctx)),
      ),
    )
    .where(
      and(
        eq(lessons.tenantId, ctx.tenant.id),
        or(courses.active, holds),
        isShownInSql('units', ctx.now),
        isShownInSql('lessons', ctx.now),
        hasAll(folded(lessons.name, units.name, units.title, courses.name), terms),
        // A course's own name is found as the course, not as each of its lessons.
        hasSome(folded(lessons.name, units.name, units.title), terms),
      ),
    )
    .orderBy(
      desc(holds),
      desc(hasAll(folded(lessons.name), terms)),
      asc(courses.id),
      asc(units.position),
      asc(lessons.position),
    )
    .limit(LESSONS_AT_MOST);
}

function holdsCourse(ctx: VisitorContext): SQL | undefined {
  return and(
    eq(enrolments.tenantId, courses.tenantId),
    eq(enrolments.courseId, courses.id),
    eq(enrolments.studentId, reader(ctx)),
  );
}
