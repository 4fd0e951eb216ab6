import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
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
const remembered = new Map<string, OutlineUnit[]>();
const REMEMBERED_AT_MOST = 500;

export async function loadOutline(tx: Tx, tenantId: string, courseId: number): Promise<CourseOutline | null> {
  const [course] = await tx
    .select()
    .from(courses)
    .where(and(eq(courses.tenantId, tenantId), eq(courses.id, courseId)));
  return course ? { course, units: await unitsOf(tx, tenantId, course) } : null;
}

async function unitsOf(tx: Tx, tenantId: string, course: CourseOutline['course']): Promise<OutlineUnit[]> {
  const key = `${tenantId} ${course.id} ${course.version}`;
  const known = remembered.get(key);
  if (known) return known;
  const [unitRows, lessonRows, resourceRows] = await Promise.all([
    tx
      .select()
      .from(units)
      .where(and(eq(units.tenantId, tenantId), eq(units.courseId, course.id)))
      .orderBy(asc(units.position), asc(units.id)),
    tx
      .select()
      .from(lessons)
      .where(and(eq(lessons.tenantId, tenantId), eq(lessons.courseId, course.id)))
      .orderBy(asc(lessons.position), asc(lessons.id)),
    tx
      .select({ resource: unitResources })
      .from(unitResources)
      .innerJoin(units, and(eq(units.tenantId, unitResources.tenantId), eq(units.id, unitResources.unitId)))
      .where(and(eq(units.tenantId, tenantId), eq(units.courseId, course.id)))
      .orderBy(asc(unitResources.position), asc(unitResources.id)),
  ]);
  const outline = unitRows.map((unit) => ({
    ...unit,
    lessons: lessonRows.filter((lesson) => lesson.unitId === unit.id),
    resources: resourceRows.map(({ resource }) => resource).filter((resource) => resource.unitId === unit.id),
  }));
  if (remembered.size >= REMEMBERED_AT_MOST) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(key, outline);
  return outline;
}
