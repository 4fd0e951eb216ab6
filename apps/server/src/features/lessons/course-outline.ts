import { isShown } from '@hessa/rules/lessons/showing';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import { arrayOf } from '../../db/array-of.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { MemoryKind } from '../../platform/memory/memory.ts';
import { courses } from '../courses/courses-table.ts';
import { unitResources } from '../units/unit-resources-table.ts';
import { units } from '../units/units-table.ts';
import { lessons } from './lessons-table.ts';

/** For which tenant, and when. */
interface OutlineContext extends Pick<PublicContext, 'now' | 'platform'> {
  tenant: { id: string };
}

type Lesson = typeof lessons.$inferSelect;
type Unit = typeof units.$inferSelect;
type Resource = typeof unitResources.$inferSelect;

export interface OutlineUnit extends Unit {
  /** Among all units of the course, from 0: a unit that is not shown keeps its week. */
  place: number;
  lessons: Lesson[];
  resources: Resource[];
}

/** A course and what is in it but the questions, in order. */
export interface CourseOutline {
  course: typeof courses.$inferSelect;
  units: OutlineUnit[];
}

/**
 * Units by course and version. A version never changes its content, so servers cannot disagree about one: the course
 * itself is read from the database with every request, and only the tree beneath it is remembered.
 */
const outlines: MemoryKind<OutlineUnit[]> = { name: 'course outlines', bound: { entries: 500 } };

/** A course as students have it now: without what is hidden or has not appeared yet. */
export async function loadOutline(tx: Tx, ctx: OutlineContext, courseId: number): Promise<CourseOutline | null> {
  const [outline = null] = await loadOutlines(tx, ctx, [courseId]);
  return outline;
}

/** Those of the courses that exist, in no order; however many there are, they cost as many statements as one. */
export async function loadOutlines(
  tx: Tx,
  ctx: OutlineContext,
  courseIds: readonly number[],
): Promise<CourseOutline[]> {
  const whole = await loadWholeOutlines(tx, ctx, courseIds);
  return whole.map(({ course, units }) => ({ course, units: shownUnits(units, ctx.now.getTime()) }));
}

/** A course as its teacher has it. */
export async function loadWholeOutline(tx: Tx, ctx: OutlineContext, courseId: number): Promise<CourseOutline | null> {
  const [outline = null] = await loadWholeOutlines(tx, ctx, [courseId]);
  return outline;
}

/** Asked of each reading, not of the memory: a moment that comes changes no version. */
function shownUnits(units: OutlineUnit[], now: number): OutlineUnit[] {
  return units
    .filter((unit) => isShown(unit, now))
    .map((unit) =>
      unit.lessons.every((lesson) => isShown(lesson, now))
        ? unit
        : { ...unit, lessons: unit.lessons.filter((lesson) => isShown(lesson, now)) },
    );
}

const coursesOf = preparedQuery((db) =>
  db
    .select()
    .from(courses)
    .where(
      and(
        eq(courses.tenantId, sql.placeholder('tenantId')),
        sql`${courses.id} = any(${sql.placeholder('ids')}::bigint[])`,
      ),
    ),
);

async function loadWholeOutlines(
  tx: Tx,
  { tenant, platform }: OutlineContext,
  courseIds: readonly number[],
): Promise<CourseOutline[]> {
  if (courseIds.length === 0) return [];
  const rows = await coursesOf(tx, { tenantId: tenant.id, ids: arrayOf(courseIds) });
  const readUnits = unitsReader(tx, tenant.id);
  const memory = platform.memories.of(outlines);
  return Promise.all(
    rows.map(async (course) => ({
      course,
      units: await memory.get(`${tenant.id} ${course.id} ${course.version}`, () => readUnits(course.id)),
    })),
  );
}

/** Reads the units of all courses that are asked for at once together. */
function unitsReader(tx: Tx, tenantId: string): (courseId: number) => Promise<OutlineUnit[]> {
  const wanted: number[] = [];
  let reading: Promise<OutlineUnit[]> | undefined;
  return async (courseId) => {
    wanted.push(courseId);
    reading ??= Promise.resolve().then(() => readUnits(tx, tenantId, wanted));
    return (await reading).filter((unit) => unit.courseId === courseId);
  };
}

async function readUnits(tx: Tx, tenantId: string, courseIds: number[]): Promise<OutlineUnit[]> {
  const [unitRows, lessonRows, resourceRows] = await Promise.all([
    tx
      .select()
      .from(units)
      .where(and(eq(units.tenantId, tenantId), inArray(units.courseId, courseIds)))
      .orderBy(asc(units.position), asc(units.id)),
    tx
      .select()
      .from(lessons)
      .where(and(eq(lessons.tenantId, tenantId), inArray(lessons.courseId, courseIds)))
      .orderBy(asc(lessons.position), asc(lessons.id)),
    tx
      .select({ resource: unitResources })
      .from(unitResources)
      .innerJoin(units, and(eq(units.tenantId, unitResources.tenantId), eq(units.id, unitResources.unitId)))
      .where(and(eq(units.tenantId, tenantId), inArray(units.courseId, courseIds)))
      .orderBy(asc(unitResources.position), asc(unitResources.id)),
  ]);
  const byUnit = new Map(
    unitRows.map((unit): [number, OutlineUnit] => [unit.id, { ...unit, place: 0, lessons: [], resources: [] }]),
  );
  for (const lesson of lessonRows) byUnit.get(lesson.unitId)?.lessons.push(lesson);
  for (const { resource } of resourceRows) byUnit.get(resource.unitId)?.resources.push(resource);
  return courseIds.flatMap((courseId) =>
    [...byUnit.values()].filter((unit) => unit.courseId === courseId).map((unit, place) => ({ ...unit, place })),
  );
}
