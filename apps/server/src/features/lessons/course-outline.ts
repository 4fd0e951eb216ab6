import { and, asc, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { MemoryKind } from '../../platform/memory/memory.ts';
import { courses } from '../courses/courses-table.ts';
import { unitResources } from '../units/unit-resources-table.ts';
import { units } from '../units/units-table.ts';
import { lessons } from './lessons-table.ts';

type Lesson = typeof lessons.$inferSelect;
type Unit = typeof units.$inferSelect;
type Resource = typeof unitResources.$inferSelect;

export interface OutlineUnit extends Unit {
  lessons: Lesson[];
  resources: Resource[];
}

/** A course and everything in it but the questions, in order. */
export interface CourseOutline {
  course: typeof courses.$inferSelect;
  units: OutlineUnit[];
}

/**
 * Units by course and version. A version never changes its content, so servers cannot disagree about one: the course
 * itself is read from the database with every request, and only the tree beneath it is remembered.
 */
const outlines: MemoryKind<OutlineUnit[]> = { name: 'course outlines', bound: { entries: 500 } };

export async function loadOutline(
  tx: Tx,
  { tenant, platform }: PublicContext,
  courseId: number,
): Promise<CourseOutline | null> {
  const [course] = await tx
    .select()
    .from(courses)
    .where(and(eq(courses.tenantId, tenant.id), eq(courses.id, courseId)));
  if (!course) return null;
  const key = `${tenant.id} ${course.id} ${course.version}`;
  return { course, units: await platform.memories.of(outlines).get(key, () => readUnits(tx, tenant.id, course.id)) };
}

async function readUnits(tx: Tx, tenantId: string, courseId: number): Promise<OutlineUnit[]> {
  const [unitRows, lessonRows, resourceRows] = await Promise.all([
    tx
      .select()
      .from(units)
      .where(and(eq(units.tenantId, tenantId), eq(units.courseId, courseId)))
      .orderBy(asc(units.position), asc(units.id)),
    tx
      .select()
      .from(lessons)
      .where(and(eq(lessons.tenantId, tenantId), eq(lessons.courseId, courseId)))
      .orderBy(asc(lessons.position), asc(lessons.id)),
    tx
      .select({ resource: unitResources })
      .from(unitResources)
      .innerJoin(units, and(eq(units.tenantId, unitResources.tenantId), eq(units.id, unitResources.unitId)))
      .where(and(eq(units.tenantId, tenantId), eq(units.courseId, courseId)))
      .orderBy(asc(unitResources.position), asc(unitResources.id)),
  ]);
  return unitRows.map((unit) => ({
    ...unit,
    lessons: lessonRows.filter((lesson) => lesson.unitId === unit.id),
    resources: resourceRows.map(({ resource }) => resource).filter((resource) => resource.unitId === unit.id),
  }));
}
